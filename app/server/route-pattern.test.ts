import type { ServerBuild } from '@remix-run/node';
import { expect, it } from 'vitest';
import { routePatterns } from './route-pattern';

const route = (id: string, path?: string, parentId?: string) => ({ [id]: { id, path, parentId } });

const routes = {
  ...route('root', ''),
  ...route('layout', undefined, 'root'),
  ...route('login', 'login', 'layout'),
  ...route('reset', 'user/account/reset/:token', 'layout'),
  ...route('one', 'dashboard/applications/:id', 'layout'),
  ...route('files', 'dashboard/applications/:id/files/:documentId', 'layout'),
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
])('%s is answered by %s', (path, pattern) => {
  const patternOf = routePatterns(routes);
  expect([patternOf(path), patternOf(path)]).toEqual([pattern, pattern]);
});
