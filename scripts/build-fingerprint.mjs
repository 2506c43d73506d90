import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Ignores missing paths.
 * @param {readonly string[]} paths
 */
export function fingerprintOf(paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesIn)) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

/**
 * @param {string} stampFile file with a fingerprint
 * @param {string} fingerprint
 */
export const isBuiltFrom = (stampFile, fingerprint) =>
  existsSync(stampFile) && readFileSync(stampFile, 'utf8') === fingerprint;

/** @param {string} path @returns {string[]} */
function filesIn(path) {
  if (!existsSync(path)) return [];
  if (/\.\w+$/.test(path)) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort();
}
