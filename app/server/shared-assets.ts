import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Puts a build's hashed files into the folder that all builds share, so that every instance can serve the files of every build that
 * has been started on it. A file that is there already is only dated anew: the same name means the same content. Several instances may
 * do this at once.
 *
 * @param own folder of this build's hashed files
 * @param shared `ASSETS_DIR`; made when it is missing
 * @throws Error when the shared folder cannot be written
 */
export function shareAssets(own: string, shared: string): void {
  mkdirSync(shared, { recursive: true });
  const now = new Date();
  for (const name of readdirSync(own)) {
    const target = join(shared, name);
    if (existsSync(target)) {
      utimesSync(target, now, now);
      continue;
    }
    // Another instance must never serve half a file: the name comes with the whole content.
    const part = join(shared, `.${name}.${process.pid}`);
    try {
      cpSync(join(own, name), part);
      renameSync(part, target);
    } finally {
      rmSync(part, { force: true });
    }
  }
}
