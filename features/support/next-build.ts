import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const HASHED = /-([\w-]{8})\.(?:js|css|woff2)$/;

/** A real build would take a minute. In a project folder, modules find their packages. */
export function makeNextBuild(buildFolder: string): string {
  const next = mkdtempSync(join('.reports/features', 'next-build-'));
  // Compressed files contain the old names.
  cpSync(buildFolder, next, { recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file) });
  const assets = join(next, 'client/assets');
  const hashes = new Map<string, string>();
  for (const name of readdirSync(assets)) {
    const hash = HASHED.exec(name)?.[1];
    if (hash) hashes.set(hash, [...hash].reverse().join(''));
  }
  const hashPattern = new RegExp([...hashes.keys()].join('|'), 'g');
  const renameHashes = (text: string) => text.replace(hashPattern, (hash) => hashes.get(hash) ?? hash);
  for (const name of readdirSync(assets)) {
    const file = join(assets, name);
    if (/\.(?:js|css)$/.test(name)) writeFileSync(file, renameHashes(readFileSync(file, 'utf8')));
    renameSync(file, join(assets, renameHashes(name)));
  }
  const server = join(next, 'server');
  for (const name of readdirSync(server, { encoding: 'utf8', recursive: true })) {
    if (!name.endsWith('.js')) continue;
    const file = join(server, name);
    const text = renameHashes(readFileSync(file, 'utf8'));
    const client = JSON.stringify(join(next, 'client'));
    writeFileSync(file, text.replace(/(assetsBuildDirectory = )"[^"]*"/, `$1${client}`));
    renameSync(file, join(server, renameHashes(name)));
  }
  return next;
}
