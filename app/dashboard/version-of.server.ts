import { createHash } from 'node:crypto';

/** A mark of values as they are stored now: another one later tells that somebody has changed them meanwhile. */
export function versionOf(values: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 22);
}
