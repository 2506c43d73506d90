import { pathToFileURL } from 'node:url';
import { listImports, listModules } from './imports.mjs';

/** Remove resolved pairs: the check fails until then. */
const ACCEPTED = new Set([
  'contracts/provider/second-api/api <-> contracts/provider/second-api/rules',
  'features/screens <-> features/support',
  'features/support/backend <-> features/support/deployment',
  'features/support/backend <-> features/support/created-accounts',
  'features/support/backend <-> features/support/mailbox',
  'features/support/backend <-> features/support/preparation',
  'features/support/deployment <-> features/support/preparation',
]);

/**
 * Excludes parents and children, and top-level folders (`.dependency-cruiser.mjs`).
 * @param {Map<string, string[]>} imports of all modules
 * @returns {Map<string, [string, string]>} the first import of each direction, by pair
 */
export function findMutualPairs(imports) {
  /** @type {Map<string, string>} */
  const first = new Map();
  for (const [file, importedFiles] of imports) {
    for (const target of importedFiles) {
      const sides = siblingFoldersOf(file, target);
      if (sides === null) continue;
      const direction = sides.join(' > ');
      if (!first.has(direction)) first.set(direction, `${file} -> ${target}`);
    }
  }
  /** @type {Map<string, [string, string]>} */
  const pairs = new Map();
  for (const [direction, firstImport] of first) {
    const [folder = '', otherFolder = ''] = direction.split(' > ');
    const reverseImport = first.get(`${otherFolder} > ${folder}`);
    if (folder < otherFolder && reverseImport !== undefined)
      pairs.set(`${folder} <-> ${otherFolder}`, [firstImport, reverseImport]);
  }
  return pairs;
}

/**
 * @param {string} file
 * @param {string} target
 * @returns {[string, string] | null}
 */
function siblingFoldersOf(file, target) {
  const [sourceParts, targetParts] = [file.split('/'), target.split('/')];
  const index = sourceParts.findIndex((name, index) => name !== targetParts[index]);
  if (index < 1 || index >= sourceParts.length - 1 || index >= targetParts.length - 1) return null;
  return [sourceParts.slice(0, index + 1).join('/'), targetParts.slice(0, index + 1).join('/')];
}

/**
 * @param {Map<string, [string, string]>} pairs
 * @param {ReadonlySet<string>} acceptedPairs
 */
export function findUnacceptedPairs(pairs, acceptedPairs) {
  const unacceptedPairs = [...pairs]
    .filter(([pair]) => !acceptedPairs.has(pair))
    .map(([pair, imports]) =>
      [`${pair} import each other:`, ...imports.map((line) => `  ${line}`)].join('\n'),
    );
  const resolvedPairs = [...acceptedPairs]
    .filter((pair) => !pairs.has(pair))
    .map((pair) => `${pair} is resolved: remove the pair from scripts/folder-pairs.mjs.`);
  return [...unacceptedPairs, ...resolvedPairs];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const modules = listModules().filter((file) => !/\.test\.|\/testing\//.test(file));
  const faults = findUnacceptedPairs(
    findMutualPairs(new Map(modules.map((file) => [file, listImports(file)]))),
    ACCEPTED,
  );
  if (faults.length > 0) console.error(faults.join('\n'));
  process.exitCode = faults.length > 0 ? 1 : 0;
}
