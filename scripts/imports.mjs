import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const SOURCE_FOLDERS = ['app', 'contracts', 'features', 'fixtures', 'mock-server', 'scripts', 'ui'];

/** @returns {string[]} paths with slashes */
export function listModules() {
  return SOURCE_FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((file) => join(folder, `${file}`).replaceAll('\\', '/')),
  )
    .filter(isModule)
    .sort();
}

const STATIC_IMPORT = /(?:from |import )'([^']+)'/g;
const DYNAMIC_IMPORT = /import\('([^']+)'/g;
// Vite loads the routes by a pattern.
const GLOB_IMPORT = /import\.meta\.glob(?:<[^(]*>)?\(\s*'([^'*]+)\*[^'/]*'/g;
const STARTED_SCRIPT = /'(scripts\/[\w-]+\.mjs)'/g;

/**
 * Omits packages.
 * @param {string} file
 */
export function listImports(file) {
  const text = readFileSync(file, 'utf8');
  const importedPaths = [...text.matchAll(STATIC_IMPORT), ...text.matchAll(DYNAMIC_IMPORT)].map(pathIn(file));
  const startedModules = [...text.matchAll(STARTED_SCRIPT)].map(([, name = '']) => name);
  const globModules = [...text.matchAll(GLOB_IMPORT)].flatMap(([, folder = '']) =>
    modulesIn(join(dirname(file), folder)),
  );
  return [...importedPaths, ...startedModules, ...globModules].flatMap(moduleAt);
}

/**
 * Omits packages and `import()`.
 * @param {string} file
 */
export function listStaticImports(file) {
  return [...readFileSync(file, 'utf8').matchAll(STATIC_IMPORT)].map(pathIn(file)).flatMap(moduleAt);
}

/**
 * @param {string} file
 * @returns {(match: RegExpMatchArray) => string}
 */
const pathIn =
  (file) =>
  ([, name = '']) =>
    name.startsWith('.') ? join(dirname(file), name) : name.replace(/^~\//, 'app/');

/** @param {string} path */
const moduleAt = (path) => ['', '.ts', '.tsx', '/index.ts'].map((end) => path + end).find(isModule) ?? [];

/** @param {string} folder */
const modulesIn = (folder) =>
  existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name).replaceAll('\\', '/')) : [];

/**
 * Includes the changed modules, nearest first.
 * @param {string[]} changedFiles
 * @param {Map<string, string[]>} imports of all modules
 */
export function findModulesReaching(changedFiles, imports) {
  /** @type {Map<string, string[]>} */
  const importers = new Map();
  for (const [file, importedFiles] of imports) {
    for (const importedFile of importedFiles)
      importers.set(importedFile, [...(importers.get(importedFile) ?? []), file]);
  }
  const reachedFiles = new Set(changedFiles.filter((file) => imports.has(file)));
  // Iteration includes entries that the loop adds.
  for (const file of reachedFiles)
    for (const importer of importers.get(file) ?? []) reachedFiles.add(importer);
  return [...reachedFiles];
}

/** @param {string} path */
const isModule = (path) => /\.(tsx?|mjs)$/.test(path) && existsSync(path);
