import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type ServerBuild } from '@remix-run/node';
import { problemOf } from '~/request/problem-data.server';

type ServerRoute = NonNullable<ServerBuild['routes'][string]>;
type Args = LoaderFunctionArgs & ActionFunctionArgs;

/** SHELL-17. The framework hides unknown errors from browsers. Resource routes are excluded. */
export function withFailureNumbers(build: ServerBuild): ServerBuild {
  const withNumber =
    <Given extends Args>(run: (args: Given) => unknown) =>
    async (args: Given) => {
      try {
        return await run(args);
      } catch (error) {
        const status = error instanceof Error ? 500 : statusWithoutMessage(error);
        if (status === null || args.request.signal.aborted) throw error;
        if (error instanceof Error) build.entry.module.handleError?.(error, args);
        throw data(problemOf({ messages: [], emailNotConfirmed: false }), { status });
      }
    };
  const ofPage = (route: ServerRoute): ServerRoute => {
    const { loader, action, ...module } = route.module;
    return {
      ...route,
      module: {
        ...module,
        ...(loader && { loader: withNumber(loader) }),
        ...(action && { action: withNumber(action) }),
      },
    };
  };
  const routes = Object.entries(build.routes).map(([id, route]) => [
    id,
    route?.module.default ? ofPage(route) : route,
  ]);
  return { ...build, routes: Object.fromEntries(routes) };
}

function statusWithoutMessage(thrown: unknown): number | null {
  if (!(thrown instanceof Response) || thrown.body !== null) return null;
  return thrown.status >= 400 && thrown.status !== 404 ? thrown.status : null;
}
