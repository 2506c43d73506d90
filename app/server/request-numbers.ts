import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type ServerBuild } from '@remix-run/node';
import { z } from 'zod';
import { createTranslator, detectLanguage } from '~/i18n/i18next.server';
import { FALLBACK_LANGUAGE, LANGUAGES } from '~/i18n/languages';
import { createProblemData } from '~/request/problem-data.server';
import { REFUSAL_POLICY, renderRefusalPage } from './refusal-page';

type ServerRoute = NonNullable<ServerBuild['routes'][string]>;
type Args = LoaderFunctionArgs & ActionFunctionArgs;

/** SHELL-17. The framework hides unknown errors from browsers, and answers a failed file with JSON. */
export function withRequestNumbers(build: ServerBuild): ServerBuild {
  const addRequestNumber =
    (run: (args: Args) => unknown): Handler =>
    async (args) => {
      try {
        return await run(args);
      } catch (error) {
        const status = error instanceof Error ? 500 : statusWithoutMessage(error);
        if (status === null || args.request.signal.aborted) throw error;
        if (error instanceof Error) build.entry.module.handleError?.(error, args);
        throw data(createProblemData({ messages: [], emailNotConfirmed: false }), { status });
      }
    };
  const routes = Object.entries(build.routes).map(([id, route]) => [
    id,
    route && withHandlers(route, route.module.default ? addRequestNumber : addProblemPage),
  ]);
  return { ...build, routes: Object.fromEntries(routes) };
}

type Handler = (args: Args) => Promise<unknown>;

function withHandlers(route: ServerRoute, wrap: (run: (args: Args) => unknown) => Handler): ServerRoute {
  const { loader, action, ...module } = route.module;
  return {
    ...route,
    module: {
      ...module,
      ...(loader && { loader: wrap(loader) }),
      ...(action && { action: wrap(action) }),
    },
  };
}

const thrownProblem = z.object({
  data: z.object({ messages: z.array(z.string()) }),
  init: z.object({ status: z.number() }),
});

const addProblemPage =
  (run: (args: Args) => unknown): Handler =>
  async (args) => {
    try {
      return await run(args);
    } catch (thrown) {
      const { data: problem } = thrownProblem.safeParse(thrown);
      const wantsPage = args.request.headers.get('Accept')?.includes('text/html') ?? false;
      throw problem && wantsPage ? problemPage(args.request, problem) : thrown;
    }
  };

function problemPage(request: Request, { data, init }: z.infer<typeof thrownProblem>): Response {
  const language = detectLanguage(request, LANGUAGES, FALLBACK_LANGUAGE);
  const text = data.messages.join(' ') || createTranslator(language, 'replies')('request.default');
  const headers = new Headers({ 'Content-Type': 'text/html; charset=utf-8', 'Content-Language': language });
  headers.set('Content-Security-Policy', REFUSAL_POLICY);
  return new Response(renderRefusalPage([{ language, text }]), { status: init.status, headers });
}

function statusWithoutMessage(thrown: unknown): number | null {
  if (!(thrown instanceof Response) || thrown.body !== null) return null;
  return thrown.status >= 400 && thrown.status !== 404 ? thrown.status : null;
}
