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

const ANYTHING = ':';

/** Logs use the pattern, because paths contain tokens and ids. */
export function createRouteTable(routes: Routes): (path: string) => RouteMatch {
  const tree = childrenOf(routes, undefined);
  const patterns = patternsOf(tree);
  const deepest = Math.max(...patterns.map(({ length }) => length));
  const unknown = matchRoutes(tree, '/*')?.flatMap(({ route }) => route.id ?? []) ?? [];
  // The framework compiles every route for each match. Shapes contain no tokens or ids.
  const known = new LRUCache<string, RouteMatch>({ max: MAX_SHAPES });

  const above = (segments: readonly string[]) =>
    ['/', ...segments.slice(0, deepest).map((_, index) => `/${segments.slice(0, index + 1).join('/')}`)]
      .filter((path) => path !== `/${segments.join('/')}`)
      .flatMap((path) => matchRoutes(tree, path) ?? [])
      .flatMap(({ route }) => route.id ?? []);

  const findRoute = (segments: readonly string[]): RouteMatch => {
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
    const route = known.get(name) ?? findRoute(shape);
    known.set(name, route);
    return route;
  };
}

const UNKNOWN = { pattern: '/*', screen: null } as const;
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

/** Unknown segments become `ANYTHING`, so the number of shapes is bounded. */
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

function screenPath(path: string): string {
  return path === '/_root.data' ? '/' : path.replace(/\.data$/, '');
}
