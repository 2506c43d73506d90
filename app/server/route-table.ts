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
  /** The routes that the framework names to a browser that asks about the address, of an unknown address too. */
  routes: ReadonlySet<string>;
}

/** A screen with all routes that its page needs. */
export interface Screen {
  /** The route that answers. */
  id: string;
  /** Its own and its parents', and those that answer the addresses above its own: browsers are told of these with the page. */
  routes: ReadonlySet<string>;
}

/** Far more forms of addresses than there are routes. */
const MOST_SHAPES = 1000;

/** Matches whatever is no word of a route, in patterns of routes and in shapes of addresses. */
const ANYTHING = ':';

/** Finds what answers a path: the address itself, with its tokens and ids, is nothing for logs. */
export function routeTable(routes: Routes): (path: string) => Answering {
  const tree = childrenOf(routes, undefined);
  const patterns = patternsOf(tree);
  const deepest = Math.max(...patterns.map(({ length }) => length));
  const unknown = matchRoutes(tree, '/*')?.flatMap(({ route }) => route.id ?? []) ?? [];
  // Matching makes an expression of every route again. A shape holds words of routes alone, no token and no id.
  const known = new LRUCache<string, Answering>({ max: MOST_SHAPES });

  /** Routes that answer the addresses above this one. */
  const above = (segments: readonly string[]) =>
    ['/', ...segments.slice(0, deepest).map((_, index) => `/${segments.slice(0, index + 1).join('/')}`)]
      .filter((path) => path !== `/${segments.join('/')}`)
      .flatMap((path) => matchRoutes(tree, path) ?? [])
      .flatMap(({ route }) => route.id ?? []);

  const answeringOf = (segments: readonly string[]): Answering => {
    const matches = matchRoutes(tree, `/${segments.join('/')}`) ?? [];
    const parts = matches.map(({ route }) => route.path ?? '').filter((part) => part !== '');
    const id = matches.at(-1)?.route.id;
    if (id === undefined || parts.at(-1) === '*') {
      return { ...UNKNOWN, routes: new Set([...unknown, ...above(segments)]) };
    }
    const own = matches.flatMap(({ route }) => route.id ?? []);
    const all = new Set([...own, ...above(segments)]);
    return { pattern: `/${parts.join('/')}`, screen: { id, routes: all }, routes: all };
  };

  return (path) => {
    if (path.startsWith('/assets/')) return { ...ASSETS, routes: new Set(unknown) };
    const segments = segmentsOf(screenPath(path));
    if (segments === null) return { ...UNKNOWN, routes: new Set(unknown) };
    const shape = shapeOf(segments, patterns, deepest);
    const name = shape.join('/');
    const answering = known.get(name) ?? answeringOf(shape);
    known.set(name, answering);
    return answering;
  };
}

const UNKNOWN = { pattern: '/*', screen: null } as const;
const ASSETS = { pattern: '/assets/*', screen: null } as const;

/** The segments of a path as the router compares them; null for a path that cannot be read or has an empty segment. */
function segmentsOf(path: string): string[] | null {
  const segments = path.replace(/^\//, '').split('/');
  if (segments.at(-1) === '') segments.pop();
  if (segments.includes('')) return null;
  try {
    // The router tells A to Z alone from small letters, not a K that is the sign of Kelvin.
    return segments.map((segment) =>
      decodeURIComponent(segment).replace(/[A-Z]/g, (letter) => letter.toLowerCase()),
    );
  } catch {
    return null;
  }
}

/**
 * What paths that are answered alike have in common: the words of the routes that begin like the path, and `ANYTHING` in place of all else.
 * Beyond the longest route no segment matters. There are few shapes, whatever paths are made up.
 */
function shapeOf(
  segments: readonly string[],
  patterns: readonly (readonly string[])[],
  deepest: number,
): string[] {
  let alike = patterns;
  return segments.slice(0, deepest + 1).map((segment, index) => {
    alike = alike.filter((pattern) => pattern[index] === segment || pattern[index] === ANYTHING);
    return alike.some((pattern) => pattern[index] === segment) ? segment : ANYTHING;
  });
}

/** The segments of every route's whole path but the one for unknown addresses. */
function patternsOf(nodes: readonly Node[], begun: readonly string[] = []): string[][] {
  return nodes.flatMap(({ path = '', children = [] }) => {
    const own = path.split('/').filter((part) => part !== '');
    if (own.includes('*')) return [];
    const words = own.map((part) => (part.startsWith(':') ? ANYTHING : part.toLowerCase()));
    const whole = [...begun, ...words];
    return [whole, ...patternsOf(children, whole)];
  });
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
