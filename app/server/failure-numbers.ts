import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type ServerBuild } from '@remix-run/node';
import { problemOf } from '~/request/problem-data.server';

type ServerRoute = NonNullable<ServerBuild['routes'][string]>;
type Args = LoaderFunctionArgs & ActionFunctionArgs;

/**
 * Lets the page that stands in for an unexpected failure of a loader or an action, or for a request that was refused without a word, say by
 * which number the log has it (SHELL-17): of an error that it does not know, the framework tells browsers nothing. Files have no such page.
 */
export function withFailureNumbers(build: ServerBuild): ServerBuild {
  const told =
    <Given extends Args>(run: (args: Given) => unknown) =>
    async (args: Given) => {
      try {
        return await run(args);
      } catch (error) {
        const status = error instanceof Error ? 500 : wordlessStatus(error);
        if (status === null || args.request.signal.aborted) throw error;
        if (error instanceof Error) build.entry.module.handleError?.(error, args);
        throw data(problemOf({ messages: [], emailNotConfirmed: false }), { status });
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

/** The status of a refusal that says nothing else; null for redirects, and for what is not found, whose page needs no number. */
function wordlessStatus(thrown: unknown): number | null {
  if (!(thrown instanceof Response) || thrown.body !== null) return null;
  return thrown.status >= 400 && thrown.status !== 404 ? thrown.status : null;
}
