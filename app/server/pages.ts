import { createRequestHandler } from '@remix-run/express';
import type { AppLoadContext, ServerBuild } from '@remix-run/node';
import type { Request, RequestHandler, Response } from 'express';
import onHeaders from 'on-headers';
import { responseHeadersOf } from '~/request/open-request.server';
import { clientAddressOf } from '~/request/request-origin';
import { findUrlProblem } from '~/request/url-limits';
import { withRequestNumbers } from './request-numbers';
import type { RouteMatch, Screen } from './route-table';

export function createPageHandler(
  build: ServerBuild | (() => Promise<ServerBuild>),
  mode: string,
): RequestHandler {
  return createRequestHandler({
    build:
      typeof build === 'function' ? async () => withRequestNumbers(await build()) : withRequestNumbers(build),
    mode,
    getLoadContext(request, response) {
      const context: AppLoadContext = {
        clientAddress: clientAddressOf(request.ip, request.socket.remoteAddress),
      };
      onHeaders(response, () => addHeaders(response, responseHeadersOf(context)));
      return context;
    },
  });
}

/** The framework would walk all routes several times per page. */
export function createScreenHandler(
  build: ServerBuild,
  findRoute: (path: string) => RouteMatch,
): RequestHandler {
  const fullHandler = createPageHandler(build, 'production');
  const handlersByScreen = new Map<string, RequestHandler>();
  const findHandlerOfScreen = (screen: Screen) => {
    const pageHandler =
      handlersByScreen.get(screen.id) ?? createPageHandler(limitToRoutes(build, screen.routes), 'production');
    handlersByScreen.set(screen.id, pageHandler);
    return pageHandler;
  };
  const manifest = manifestOf(build, findRoute);
  return (request, response, next) => {
    const { pathname, searchParams } = urlOf(request);
    if (pathname === '/__manifest') return manifest(searchParams, response);
    const { screen } = findRoute(pathname);
    return (screen === null ? fullHandler : findHandlerOfScreen(screen))(request, response, next);
  };
}

const MAX_PRELOADED_MODULES = 250;

/** The framework's own manifest response takes seconds for many addresses. */
function manifestOf({ assets }: ServerBuild, findRoute: (path: string) => RouteMatch) {
  return (searchParams: URLSearchParams, response: Response): void => {
    if (searchParams.get('version') !== assets.version) {
      response.status(204).set('X-Remix-Reload-Document', 'true').end();
      return;
    }
    const paths = searchParams.getAll('p');
    const isReadable = paths.length > 0 && paths.length <= MAX_PRELOADED_MODULES;
    if (!isReadable || paths.some((path) => path.includes('?') || findUrlProblem(path) !== null)) {
      response.status(400).end();
      return;
    }
    const ids = new Set(paths.flatMap((path) => [...findRoute(path).routes]));
    response.set('Cache-Control', 'public, max-age=31536000, immutable');
    response.json(Object.fromEntries([...ids].map((id) => [id, assets.routes[id]])));
  };
}

function urlOf({ originalUrl }: Request): URL {
  return new URL(`http://localhost${originalUrl}`);
}

function limitToRoutes(build: ServerBuild, ids: ReadonlySet<string>): ServerBuild {
  const pickRoutes = <Value>(all: Record<string, Value>) =>
    Object.fromEntries(Object.entries(all).filter(([id]) => ids.has(id)));
  return {
    ...build,
    routes: pickRoutes(build.routes),
    assets: { ...build.assets, routes: pickRoutes(build.assets.routes) },
  };
}

function addHeaders(response: Response, headers: Headers): void {
  for (const [name, value] of headers) {
    const existingValues = [response.getHeader(name) ?? []].flat();
    if (name === 'set-cookie' ? !existingValues.includes(value) : existingValues.length === 0)
      response.append(name, value);
  }
}
