import type { ServerBuild } from '@remix-run/node';
import { describe, expect, it } from 'vitest';
import { createRouteTable } from './route-table';

const route = (id: string, path?: string, parentId?: string) => ({ [id]: { id, path, parentId } });

const routes = {
  ...route('root', ''),
  ...route('layout', undefined, 'root'),
  ...route('login', 'login', 'layout'),
  ...route('reset', 'user/account/reset/:token', 'layout'),
  ...route('list', 'dashboard/applications', 'layout'),
  ...route('one', 'dashboard/applications/:id', 'layout'),
  ...route('files', 'dashboard/applications/:id/files/:documentId', 'layout'),
  ...route('step', 'application/new/:stepId', 'layout'),
  ...route('account', 'application/new/account-creation', 'layout'),
  ...route('unknown', '*', 'layout'),
  index: { id: 'index', index: true, parentId: 'layout' },
} as unknown as ServerBuild['routes'];

it.each([
  ['/', '/'],
  ['/_root.data', '/'],
  ['/login', '/login'],
  ['/login.data', '/login'],
  ['/user/account/reset/a-secret-token', '/user/account/reset/:token'],
  ['/dashboard/applications/4711', '/dashboard/applications/:id'],
  ['/dashboard/applications/4711/files/x.pdf', '/dashboard/applications/:id/files/:documentId'],
  ['/assets/root-Ab12.js', '/assets/*'],
  ['/anna@firma.example', '/*'],
  ['/%zz', '/*'],
])('the URL path %s is matched by the route %s', (path, pattern) => {
  const findRoute = createRouteTable(routes);
  expect([findRoute(path).pattern, findRoute(path).pattern]).toEqual([pattern, pattern]);
});

describe('screen (set of routes) of a URL path', () => {
  it.each([
    ['/login', 'login'],
    ['/login/', 'login'],
    ['/LOGIN', 'login'],
    ['/%6Cogin', 'login'],
    ['/dashboard/applications/4711', 'one'],
    ['/dashboard/applications/login', 'one'],
    ['/dashboard/applications/a%2Fb', 'one'],
    ['/application/new/account-creation', 'account'],
    ['/application/new/account-creations', 'step'],
  ])('the screen for %s is %s, also when the result comes from the cache', (path, id) => {
    const findRoute = createRouteTable(routes);
    for (const otherPath of ['/login', '/dashboard/applications/1', '/application/new/1'])
      findRoute(otherPath);
    expect([findRoute(path).screen?.id, findRoute(path).screen?.id]).toEqual([id, id]);
  });

  it.each(['/anna', '/dashboard/applications/1/2', '/%zz', '/assets/login'])(
    'the screen is null for the URL path %s, which has no screen',
    (path) => {
      expect(createRouteTable(routes)(path).screen).toBeNull();
    },
  );

  it('a screen includes parent routes and the screens of parent paths', () => {
    expect(createRouteTable(routes)('/dashboard/applications/4711/files/x').screen?.routes).toEqual(
      new Set(['root', 'layout', 'files', 'unknown', 'one', 'list', 'index']),
    );
  });
});

describe('routes in the manifest response', () => {
  const findRoutesAround = (path: string) => createRouteTable(routes)(path).routes;

  it('the manifest response contains the routes of the screen', () => {
    const { screen, routes: listedRoutes } = createRouteTable(routes)('/login');
    expect(listedRoutes).toEqual(screen?.routes);
  });

  it.each(['/anna', '/%zz', '/assets/login', '//login'])(
    'the manifest response contains the catch-all route for unknown URL paths: %s',
    (path) => {
      expect(findRoutesAround(path)).toContain('unknown');
    },
  );

  it('the manifest response contains the parent routes of an unknown URL path', () => {
    expect(findRoutesAround('/dashboard/applications/4711/nothing')).toEqual(
      new Set(['root', 'layout', 'unknown', 'one', 'list', 'index']),
    );
  });
});

it('createRouteTable matches a path with thousands of segments or slashes within milliseconds', () => {
  const findRoute = createRouteTable(routes);
  const long = ['/', '/a', '/login', '/dashboard/applications'].map((part) => part.repeat(5_000));
  const cpuBefore = process.cpuUsage();
  for (const path of [...long, `/login${'/'.repeat(5_000)}`]) expect(findRoute(path).pattern).toBe('/*');
  expect(process.cpuUsage(cpuBefore).user).toBeLessThan(200_000);
});
