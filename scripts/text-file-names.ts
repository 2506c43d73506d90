import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Rollup } from 'vite';

const TEXTS = /\/locales\/(\w+)\/(\w+)\.json$/;

/**
 * One hash for all text files: a hash per file would not compress in the client's entry.
 * @returns Rollup's `chunkFileNames`
 */
export function createChunkNames(locales: string) {
  const hash = hashOfFiles(locales);
  return ({ facadeModuleId }: Pick<Rollup.PreRenderedChunk, 'facadeModuleId'>): string => {
    const [, language, namespace] = TEXTS.exec(facadeModuleId ?? '') ?? [];
    return language === undefined ? 'assets/[name]-[hash].js' : `assets/${language}-${namespace}-${hash}.js`;
  };
}

function hashOfFiles(folder: string): string {
  const hash = createHash('sha256');
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (path.endsWith('.json')) hash.update(path).update(readFileSync(join(folder, path)));
  }
  return hash.digest('base64url').slice(0, 8);
}
