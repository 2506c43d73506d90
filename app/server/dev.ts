import type { ServerBuild } from '@remix-run/node';
import type { Express } from 'express';
import type { ViteDevServer } from 'vite';
import { settings } from '~/settings/settings.server';
import { createPageHandler } from './pages';
import { createPortalHandler } from './portal-server';
import { createRouteTable } from './route-table';
import { createTrustedProxyCheck } from './trusted-proxies';

export async function createDevelopmentPortal(vite: ViteDevServer): Promise<Express> {
  const build = () =>
    vite.ssrLoadModule('virtual:remix/server-build') as Promise<unknown> as Promise<ServerBuild>;
  const routes = createPageHandler(build, 'development');
  const findRoute = createRouteTable((await build()).routes);
  return createPortalHandler({
    files: 'public',
    pages: (request, response, next) =>
      vite.middlewares(request, response, (error: unknown) =>
        error === undefined ? routes(request, response, next) : next(error),
      ),
    routeOf: (path) => findRoute(path).pattern,
    isTrustedProxy: createTrustedProxyCheck(settings.trustedProxies),
    accessLog: settings.accessLog,
  });
}
