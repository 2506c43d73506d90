import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail } from './say.mjs';

const STAMP = 'build/built-from';
const SOURCES = [
  'app',
  'contracts/api',
  'public',
  'vite.config.ts',
  'scripts/browser-chunks.ts',
  'tsconfig.json',
  'package-lock.json',
];

/** Builds the portal for production, unless what stands in build/ was made from exactly these sources. */
export function buildPortal() {
  const fingerprint = sourcesFingerprint();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint) return;
  console.info('Building the portal …');
  const built = spawnSync(process.execPath, ['node_modules/@remix-run/dev/dist/cli.js', 'vite:build'], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (built.status !== 0) {
    console.error(`${built.stdout}\n${built.stderr}`);
    fail('The portal could not be built (see above).');
  }
  writeFileSync(STAMP, fingerprint);
}

function sourcesFingerprint() {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap(filesIn)) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

/** @param {string} path @returns {string[]} */
function filesIn(path) {
  if (!existsSync(path)) return [];
  if (/\.\w+$/.test(path)) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort();
}
