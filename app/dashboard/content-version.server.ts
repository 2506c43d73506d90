import { createHash } from 'node:crypto';

export function contentVersion(values: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 22);
}
