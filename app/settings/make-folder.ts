import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/** Creates the parents too. Node's recursive `mkdir` never returns below `/proc`. */
export function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    // Another instance may have created the folder meanwhile.
    if (!existsSync(path)) throw error;
  }
}
