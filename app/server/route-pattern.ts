import type { ServerBuild } from '@remix-run/node';
import { matchRoutes } from '@remix-run/react';

type Routes = ServerBuild['routes'];
type Node = NonNullable<Parameters<typeof matchRoutes>[0]>[number];

/** Route label of files and unknown addresses. */
const NO_SCREEN = '/*';

/** Finds the route's pattern for an address (`/dashboard/applications/:id`): the address itself, with its tokens and ids, is nothing for logs. */
export function routePatterns(routes: Routes): (path: string) => string {
  const tree = childrenOf(routes, undefined);
  // Matching makes an expression of every route anew. Only addresses that are patterns themselves are remembered: few, and none with a token.
  const known = new Map<string, string>();
  return (path) => {
    const remembered = known.get(path);
    if (remembered !== undefined) return remembered;
    const pattern = patternOf(tree, path);
    if (pattern === screenPath(path)) known.set(path, pattern);
    return pattern;
  };
}

function patternOf(tree: Node[], path: string): string {
  if (path.startsWith('/assets/')) return '/assets/*';
  const matches = isDecodable(path) ? matchRoutes(tree, screenPath(path)) : null;
  const parts = matches?.map(({ route }) => route.path ?? '').filter((part) => part !== '') ?? [];
  if (matches === null || parts.at(-1) === '*') return NO_SCREEN;
  return `/${parts.join('/')}`;
}

function childrenOf(routes: Routes, parentId: string | undefined): Node[] {
  return Object.values(routes).flatMap((route): Node[] => {
    if (route === undefined || route.parentId !== parentId) return [];
    const { id, path, caseSensitive } = route;
    if (route.index) return [{ id, path, index: true }];
    return [{ id, path, caseSensitive, children: childrenOf(routes, id) }];
  });
}

/** Scripts ask for a screen's data at the address of the screen with an ending. */
function screenPath(path: string): string {
  return path === '/_root.data' ? '/' : path.replace(/\.data$/, '');
}

function isDecodable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}
