import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type ServerBuild } from '@remix-run/node';
import { problemOf } from '~/request/problem-data.server';

type ServerRoute = NonNullable<ServerBuild['routes'][string]>;
type Args = LoaderFunctionArgs & ActionFunctionArgs;

/**
 * Lets the page that stands in for an unexpected failure of a loader or an action say by which number the log has it (SHELL-17): of an error
 * that it does not know, the framework tells browsers nothing. Files and the like have no such page.
 */
export function withFailureNumbers(build: ServerBuild): ServerBuild {
  const told =
    <Given extends Args>(run: (args: Given) => unknown) =>
    async (args: Given) => {
      try {
        return await run(args);
      } catch (error) {
        if (!(error instanceof Error) || args.request.signal.aborted) throw error;
        build.entry.module.handleError?.(error, args);
        throw data(problemOf({ messages: [], emailNotConfirmed: false }), { status: 500 });
      }
    };
  const ofPage = (route: ServerRoute): ServerRoute => {
    const { loader, action, ...module } = route.module;
    return {
      ...route,
      module: { ...module, ...(loader && { loader: told(loader) }), ...(action && { action: told(action) }) },
    };
  };
  const routes = Object.entries(build.routes).map(([id, route]) => [
    id,
    route?.module.default ? ofPage(route) : route,
  ]);
  return { ...build, routes: Object.fromEntries(routes) };
}
