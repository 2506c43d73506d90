import type { ServerBuild } from '@remix-run/node';
import { matchRoutes } from '@remix-run/react';
import type { RouteConfigEntry } from '@remix-run/route-config';
import routes from '../routes';

type ServerRoutes = ServerBuild['routes'];
type RouteModule = ServerRoutes[string]['module'];
type RouteFile = Omit<ServerRoutes[string], 'module'> & { file: string };

const files = import.meta.glob<RouteModule>(['../**/route.{ts,tsx}', '../**/*.route.{ts,tsx}']);

const ROOT: RouteFile = { id: 'root', path: '', file: 'root.tsx' };

const routeFiles: readonly RouteFile[] = [ROOT, ...listRouteFiles(ROOT.id, routes)];

function listRouteFiles(parentId: string, entries: readonly RouteConfigEntry[]): RouteFile[] {
  return entries.flatMap(({ file, path, index, caseSensitive, children = [], id }) => {
    const routeFile: RouteFile = {
      id: id ?? file.replace(/\.tsx?$/, ''),
      parentId,
      file,
      ...(path !== undefined && { path }),
      ...(index !== undefined && { index }),
      ...(caseSensitive !== undefined && { caseSensitive }),
    };
    return [routeFile, ...listRouteFiles(routeFile.id, children)];
  });
}

type RouteObject = Parameters<typeof matchRoutes>[0][number];

const objects = listRouteObjects(undefined);

function listRouteObjects(parentId: string | undefined): RouteObject[] {
  return routeFiles
    .filter((routeFile) => routeFile.parentId === parentId)
    .map(({ id, path, index }) =>
      index ? { id, path, index: true } : { id, path, children: listRouteObjects(id) },
    );
}

/** Loading all routes takes seconds. @param path without query */
export function loadServerBuild(path: string): Promise<ServerBuild> {
  const ids = matchedIds.get(path) ?? matchRoutes(objects, path)?.map(({ route }) => route.id) ?? [];
  matchedIds.set(path, ids);
  const key = ids.join(' ');
  const cachedBuild = builds.get(key);
  if (cachedBuild) return cachedBuild;
  const build = serverBuildOf(new Set([ROOT.id, ...ids]));
  builds.set(key, build);
  return build;
}

const matchedIds = new Map<string, readonly (string | undefined)[]>();
const builds = new Map<string, Promise<ServerBuild>>();

async function serverBuildOf(ids: ReadonlySet<string | undefined>): Promise<ServerBuild> {
  const routes = await Promise.all(
    routeFiles
      .filter(({ id }) => ids.has(id))
      .map(async ({ file, ...route }) => [route.id, { ...route, module: await load(file) }] as const),
  );
  return {
    mode: 'test',
    entry: { module: await import('../entry.server') },
    routes: Object.fromEntries(routes),
    assets: {
      entry: { module: '/assets/entry.js', imports: [] },
      routes: Object.fromEntries(
        routes.map(([id, { module, ...route }]) => [
          id,
          {
            ...route,
            hasAction: module.action !== undefined,
            hasLoader: module.loader !== undefined,
            hasClientAction: false,
            hasClientLoader: false,
            hasErrorBoundary: module.ErrorBoundary !== undefined,
            module: `/assets/${id}.js`,
          },
        ]),
      ),
      url: '/assets/manifest.js',
      version: 'test',
    },
    publicPath: '/',
    assetsBuildDirectory: 'build/client',
    // vite.config.ts has the same flags for the server.
    future: {
      v3_fetcherPersist: true,
      v3_lazyRouteDiscovery: true,
      v3_relativeSplatPath: true,
      v3_singleFetch: true,
      v3_throwAbortReason: true,
    },
    isSpaMode: false,
  };
}

function load(file: string): Promise<RouteModule> {
  // Safe cast: every module of the site map is a route module.
  if (file === ROOT.file) return import('../root') as Promise<unknown> as Promise<RouteModule>;
  const importRoute = files[`../${file}`];
  if (importRoute === undefined) throw new Error(`no route module ${file}`);
  return importRoute();
}
