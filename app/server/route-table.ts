import type { ServerBuild } from '@remix-run/node';
import { matchRoutes } from '@remix-run/react';
import { LRUCache } from 'lru-cache';

type Routes = ServerBuild['routes'];
type Node = NonNullable<Parameters<typeof matchRoutes>[0]>[number];

export interface RouteMatch {
  pattern: string;
  /** Null for addresses that need the full route table. */
  screen: Screen | null;
  routes: ReadonlySet<string>;
}

export interface Screen {
  id: string;
  routes: ReadonlySet<string>;
}

const MAX_SHAPES = 1000;

const ANY_SEGMENT = ':';

/** Logs use the pattern, because paths contain tokens and ids. */
export function createRouteTable(routes: Routes): (path: string) => RouteMatch {
  const routeTree = childrenOf(routes, undefined);
  const patterns = patternsOf(routeTree);
  const maxDepth = Math.max(...patterns.map(({ length }) => length));
  const notFoundRoutes = matchRoutes(routeTree, '/*')?.flatMap(({ route }) => route.id ?? []) ?? [];
  // The framework compiles every route for each match. Shapes contain no tokens or ids.
  const matchesByShape = new LRUCache<string, RouteMatch>({ max: MAX_SHAPES });

  const parentRoutesOf = (segments: readonly string[]) =>
    ['/', ...segments.slice(0, maxDepth).map((_, index) => `/${segments.slice(0, index + 1).join('/')}`)]
      .filter((path) => path !== `/${segments.join('/')}`)
      .flatMap((path) => matchRoutes(routeTree, path) ?? [])
      .flatMap(({ route }) => route.id ?? []);

  const findRoute = (segments: readonly string[]): RouteMatch => {
    const matches = matchRoutes(routeTree, `/${segments.join('/')}`) ?? [];
    const parts = matches.map(({ route }) => route.path ?? '').filter((part) => part !== '');
    const id = matches.at(-1)?.route.id;
    if (id === undefined || parts.at(-1) === '*') {
      return { ...NOT_FOUND_MATCH, routes: new Set([...notFoundRoutes, ...parentRoutesOf(segments)]) };
    }
    const matchedRoutes = matches.flatMap(({ route }) => route.id ?? []);
    const all = new Set([...matchedRoutes, ...parentRoutesOf(segments)]);
    return { pattern: `/${parts.join('/')}`, screen: { id, routes: all }, routes: all };
  };

  return (path) => {
    if (path.startsWith('/assets/')) return { ...ASSETS, routes: new Set(notFoundRoutes) };
    const segments = segmentsOf(screenPath(path));
    if (segments === null) return { ...NOT_FOUND_MATCH, routes: new Set(notFoundRoutes) };
    const shape = shapeOf(segments, patterns, maxDepth);
    const name = shape.join('/');
    const route = matchesByShape.get(name) ?? findRoute(shape);
    matchesByShape.set(name, route);
    return route;
  };
}

const NOT_FOUND_MATCH = { pattern: '/*', screen: null } as const;
const ASSETS = { pattern: '/assets/*', screen: null } as const;

function segmentsOf(path: string): string[] | null {
  const segments = path.replace(/^\//, '').split('/');
  if (segments.at(-1) === '') segments.pop();
  if (segments.includes('')) return null;
  try {
    // Changes only A to Z, like the router: `toLowerCase` also maps the Kelvin sign.
    return segments.map((segment) =>
      decodeURIComponent(segment).replace(/[A-Z]/g, (letter) => letter.toLowerCase()),
    );
  } catch {
    return null;
  }
}

/** Unknown segments become `ANY_SEGMENT`, so the number of shapes is bounded. */
function shapeOf(
  segments: readonly string[],
  patterns: readonly (readonly string[])[],
  maxDepth: number,
): string[] {
  let matchingPatterns = patterns;
  return segments.slice(0, maxDepth + 1).map((segment, index) => {
    matchingPatterns = matchingPatterns.filter(
      (pattern) => pattern[index] === segment || pattern[index] === ANY_SEGMENT,
    );
    return matchingPatterns.some((pattern) => pattern[index] === segment) ? segment : ANY_SEGMENT;
  });
}

function patternsOf(nodes: readonly Node[], parentSegments: readonly string[] = []): string[][] {
  return nodes.flatMap(({ path = '', children = [] }) => {
    const pathSegments = path.split('/').filter((part) => part !== '');
    if (pathSegments.includes('*')) return [];
    const patternSegments = pathSegments.map((part) =>
      part.startsWith(':') ? ANY_SEGMENT : part.toLowerCase(),
    );
    const pattern = [...parentSegments, ...patternSegments];
    return [pattern, ...patternsOf(children, pattern)];
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

function screenPath(path: string): string {
  return path === '/_root.data' ? '/' : path.replace(/\.data$/, '');
}
