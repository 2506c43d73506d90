import type { ServerBuild } from '@remix-run/node';
import type { Express } from 'express';
import type { ViteDevServer } from 'vite';
import { pages } from './pages';
import { portalEdge } from './portal-server';

/**
 * The portal in development, behind the same edge as in production; modules are answered by Vite as they are at the moment.
 *
 * @param vite in middleware mode
 */
export function developmentPortal(vite: ViteDevServer): Express {
  // Its type is known to the bundler alone.
  const build = () =>
    vite.ssrLoadModule('virtual:remix/server-build') as Promise<unknown> as Promise<ServerBuild>;
  const routes = pages(build, 'development');
  return portalEdge({
    files: 'public',
    pages: (request, answer, next) =>
      vite.middlewares(request, answer, (error: unknown) =>
        error === undefined ? routes(request, answer, next) : next(error),
      ),
  });
}
