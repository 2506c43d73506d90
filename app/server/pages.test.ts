import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import { json } from 'node:stream/consumers';
import { createRequestHandler, type ServerBuild } from '@remix-run/node';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createScreenHandler } from './pages';
import { createRouteTable } from './route-table';

const route = (id: string, path?: string, parentId?: string) => ({
  [id]: { id, path, parentId, module: { default: () => null } },
});

const routes = {
  ...route('root', ''),
  ...route('layout', undefined, 'root'),
  ...route('login', 'login', 'layout'),
  ...route('list', 'dashboard/applications', 'layout'),
  ...route('one', 'dashboard/applications/:id', 'layout'),
  ...route('unknown', '*', 'layout'),
  broken: {
    ...route('broken', 'broken', 'layout').broken,
    module: {
      default: () => null,
      loader: () => {
        throw new TypeError('what nobody thought of');
      },
    },
  },
  index: { id: 'index', index: true, parentId: 'layout', module: { default: () => null } },
};

const build = {
  routes,
  assets: { routes: Object.fromEntries(Object.keys(routes).map((id) => [id, { id }])), version: 'b1' },
  future: { v3_singleFetch: true },
  entry: {
    module: {
      default: (_: Request, status: number, __: Headers, context: Parameters<EntryOfBuild>[3]) =>
        Response.json({
          status,
          version: context.manifest.version,
          routes: Object.keys(context.manifest.routes).sort(),
          modules: Object.keys(context.routeModules).sort(),
          answers: context.staticHandlerContext.matches.map((match) => match.route.id),
          ...(context.staticHandlerContext.errors && { errors: context.staticHandlerContext.errors }),
        }),
    },
  },
} as unknown as ServerBuild;
type EntryOfBuild = ServerBuild['entry']['module']['default'];

let server: Server;
let port: number;

beforeAll(async () => {
  server = createServer(express().use(createScreenHandler(build, createRouteTable(build.routes))));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
});

async function open(path: string): Promise<IncomingMessage> {
  const [response] = (await once(get({ host: '127.0.0.1', port, path }), 'response')) as [IncomingMessage];
  return response;
}

async function requestPage(path: string): Promise<Record<string, unknown>> {
  return (await json(await open(path))) as Record<string, unknown>;
}

describe('createScreenHandler (request handler with the routes of one page)', () => {
  it.each([
    ['/login', ['root', 'layout', 'login'], ['index', 'layout', 'login', 'root']],
    [
      '/dashboard/applications/4711',
      ['root', 'layout', 'one'],
      ['index', 'layout', 'list', 'one', 'root', 'unknown'],
    ],
  ])('answers %s with the routes of its screen', async (path, matchedRoutes, screenRoutes) => {
    for (const _ of ['first', 'second']) {
      expect(await requestPage(path)).toEqual({
        status: 200,
        version: 'b1',
        answers: matchedRoutes,
        routes: screenRoutes,
        modules: screenRoutes,
      });
    }
  });

  it.each([
    ['/nothing/here', 'unknown'],
    ['/login/../nothing', 'unknown'],
    ['//somewhere/login', 'unknown'],
  ])('answers %s, which has no screen, with all routes', async (path, id) => {
    const { answers, routes: foundRoutes } = await requestPage(path);
    expect(answers).toEqual(['root', 'layout', id]);
    expect(foundRoutes).toEqual(Object.keys(routes).sort());
  });

  it('SHELL-17: adds the request number to the page of an unexpected failure', async () => {
    expect(await requestPage('/broken')).toMatchObject({
      status: 500,
      errors: { root: { status: 500, data: { messages: [], emailNotConfirmed: false } } },
    });
  });

  it('resolves dots in a path like the framework', async () => {
    expect(await requestPage('/dashboard/applications/../../login')).toEqual(await requestPage('/login'));
  });
});

describe('manifest of the routes that a page links to', () => {
  const links = (...paths: string[]) => paths.map((path) => `&p=${encodeURIComponent(path)}`).join('');

  it.each([
    [['/login'], ['index', 'layout', 'login', 'root']],
    [
      ['/dashboard/applications/4711', '/dashboard/applications/4712', '/login/'],
      ['index', 'layout', 'list', 'login', 'one', 'root', 'unknown'],
    ],
    [['/nothing/here'], ['index', 'layout', 'root', 'unknown']],
  ])('lists the routes of %s and the home page', async (paths, ids) => {
    const manifestPatches = await requestPage(`/__manifest?version=b1${links(...paths)}`);
    expect(Object.keys(manifestPatches).sort()).toEqual(ids);
    const frameworkResponse = await createRequestHandler(
      { ...build, future: { ...build.future, v3_lazyRouteDiscovery: true } },
      'test',
    )(new Request(`http://localhost/__manifest?version=b1${links(...paths)}`));
    expect(manifestPatches).toMatchObject((await frameworkResponse.json()) as object);
  });

  it('A manifest request of another build makes the browser reload the page', async () => {
    const response = await open(`/__manifest?version=b0${links('/login')}`);
    expect([response.statusCode, response.headers['x-remix-reload-document']]).toEqual([204, 'true']);
  });

  it.each<[string, number, string[]]>([
    [
      'for as many addresses as a page may link to',
      200,
      Array.from({ length: 250 }, (_, index) => `/${index}`),
    ],
    ['for one address too many', 400, Array.from({ length: 251 }, (_, index) => `/${index}`)],
    ['for an address with the maximum number of segments', 200, [`/${'a/'.repeat(20)}`]],
    ['for an address with one segment too many', 400, ['/login', '/a'.repeat(21)]],
    ['for an address with two slashes in a row', 400, ['/login//']],
    ['without addresses', 400, []],
  ])('the portal answers a manifest request %s with status %i', async (_, status, paths) => {
    expect((await open(`/__manifest?version=b1${links(...paths)}`)).statusCode).toBe(status);
  });
});
