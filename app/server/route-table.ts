import type { ServerBuild } from '@remix-run/node';
import { matchRoutes } from '@remix-run/react';
import { LRUCache } from 'lru-cache';

type Routes = ServerBuild['routes'];
type Node = NonNullable<Parameters<typeof matchRoutes>[0]>[number];

/** What answers an address. */
export interface Answering {
  /** The pattern of its route (`/dashboard/applications/:id`), for log and metrics. */
  pattern: string;
  /** The screen that answers; null where the table of all routes has to be asked, as for unknown addresses. */
  screen: Screen | null;
}

/** A screen with all routes that its page needs. */
export interface Screen {
  /** The route that answers. */
  id: string;
  /** Its own and its parents', and those that answer the addresses above its own: browsers are told of these with the page. */
  routes: ReadonlySet<string>;
}

const UNKNOWN: Answering = { pattern: '/*', screen: null };
const ASSETS: Answering = { pattern: '/assets/*', screen: null };

/** Far more forms of addresses than there are routes. */
const MOST_SHAPES = 1000;

/** Finds what answers a path: the address itself, with its tokens and ids, is nothing for logs. */
export function routeTable(routes: Routes): (path: string) => Answering {
  const tree = childrenOf(routes, undefined);
  const words = new Set(
    Object.values(routes)
      .flatMap((route) => route?.path?.split('/') ?? [])
      .map((word) => word.toLowerCase()),
  );
  // Matching makes an expression of every route anew. Remembered are forms of addresses: no token is among them.
  const known = new LRUCache<string, Answering>({ max: MOST_SHAPES });
  return (path) => {
    if (path.startsWith('/assets/')) return ASSETS;
    const shape = shapeOf(screenPath(path), words);
    if (shape === null) return UNKNOWN;
    const answering = known.get(shape) ?? answeringOf(tree, shape);
    known.set(shape, answering);
    return answering;
  };
}

/** What stands in a shape for whatever is no word of a route. */
const ANYTHING = ':';

/** A path with all but the words of routes left out, which is answered like all paths of its shape; null for one that cannot be read. */
function shapeOf(path: string, words: ReadonlySet<string>): string | null {
  try {
    // The router tells A to Z alone from small letters, not a K that is the sign of Kelvin.
    const segments = path
      .split('/')
      .map((segment) => decodeURIComponent(segment).replace(/[A-Z]/g, (letter) => letter.toLowerCase()));
    return segments.map((segment) => (segment === '' || words.has(segment) ? segment : ANYTHING)).join('/');
  } catch {
    return null;
  }
}

function answeringOf(tree: Node[], shape: string): Answering {
  const matches = matchRoutes(tree, shape) ?? [];
  const parts = matches.map(({ route }) => route.path ?? '').filter((part) => part !== '');
  const id = matches.at(-1)?.route.id;
  if (id === undefined || parts.at(-1) === '*') return UNKNOWN;
  const above = shape.split('/').map((_, index, segments) => segments.slice(0, index).join('/') || '/');
  const needed = [shape, ...above].flatMap((each) => matchRoutes(tree, each) ?? []);
  return {
    pattern: `/${parts.join('/')}`,
    screen: { id, routes: new Set(needed.flatMap(({ route }) => route.id ?? [])) },
  };
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
