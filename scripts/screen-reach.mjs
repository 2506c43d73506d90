import { pathToFileURL } from 'node:url';
import { listModules, listStaticImports } from './imports.mjs';

/** Maximum number of modules of `app` and `ui` that a screen's route reaches. */
const LIMIT_BY_ROUTE = new Map([
  ['app/account/login/route.tsx', 90],
  ['app/application/loan-info/route.tsx', 140],
  ['app/dashboard/representatives/route.tsx', 220],
]);

const OTHER_SCREEN_LIMIT = 270;

/**
 * Includes the route.
 * @param {string} route
 * @param {Map<string, string[]>} imports of all modules
 */
export function countReachOf(route, imports) {
  const reachedFiles = new Set([route]);
  // Iteration includes entries that the loop adds.
  for (const file of reachedFiles)
    for (const importedFile of imports.get(file) ?? []) reachedFiles.add(importedFile);
  return [...reachedFiles].filter((file) => /^(app|ui)\//.test(file)).length;
}

/**
 * @param {Map<string, string[]>} imports of all modules
 * @param {ReadonlyMap<string, number>} limits most modules by route
 * @param {number} otherScreenLimit limit of the other routes
 */
export function findScreensBeyond(imports, limits, otherScreenLimit) {
  return [...imports.keys()]
    .filter((file) => /^app\/.*\broute\.tsx$/.test(file))
    .map((route) => ({
      route,
      reach: countReachOf(route, imports),
      limit: limits.get(route) ?? otherScreenLimit,
    }))
    .filter(({ reach, limit }) => reach > limit)
    .map(
      ({ route, reach, limit }) =>
        `${route} reaches ${reach} modules of app and ui. At most ${limit} are allowed.`,
    );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const imports = new Map(listModules().map((file) => [file, listStaticImports(file)]));
  const faults = findScreensBeyond(imports, LIMIT_BY_ROUTE, OTHER_SCREEN_LIMIT);
  if (faults.length > 0) console.error(faults.join('\n'));
  process.exitCode = faults.length > 0 ? 1 : 0;
}
