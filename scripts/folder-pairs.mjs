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
  for (const [file, imported] of imports) {
    for (const target of imported) {
      const sides = foldersBeside(file, target);
      if (sides === null) continue;
      const direction = sides.join(' > ');
      if (!first.has(direction)) first.set(direction, `${file} -> ${target}`);
    }
  }
  /** @type {Map<string, [string, string]>} */
  const pairs = new Map();
  for (const [direction, there] of first) {
    const [one = '', other = ''] = direction.split(' > ');
    const back = first.get(`${other} > ${one}`);
    if (one < other && back !== undefined) pairs.set(`${one} <-> ${other}`, [there, back]);
  }
  return pairs;
}

/**
 * @param {string} file
 * @param {string} target
 * @returns {[string, string] | null}
 */
function foldersBeside(file, target) {
  const [from, to] = [file.split('/'), target.split('/')];
  const at = from.findIndex((name, index) => name !== to[index]);
  if (at < 1 || at >= from.length - 1 || at >= to.length - 1) return null;
  return [from.slice(0, at + 1).join('/'), to.slice(0, at + 1).join('/')];
}

/**
 * @param {Map<string, [string, string]>} pairs
 * @param {ReadonlySet<string>} accepted
 */
export function findUnacceptedPairs(pairs, accepted) {
  const mutual = [...pairs]
    .filter(([pair]) => !accepted.has(pair))
    .map(([pair, imports]) => [`${pair} import each other:`, ...imports.map((one) => `  ${one}`)].join('\n'));
  const resolved = [...accepted]
    .filter((pair) => !pairs.has(pair))
    .map((pair) => `${pair} is resolved: remove the pair from scripts/folder-pairs.mjs.`);
  return [...mutual, ...resolved];
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
