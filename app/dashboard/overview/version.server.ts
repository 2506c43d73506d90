import { createHash } from 'node:crypto';
import { SHOWN } from './task-answer';

/** A mark of values as they are stored now: another one later tells that somebody has changed them meanwhile. */
export function versionOf(values: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 22);
}

/** Whether a form was made for these values, not for ones that somebody has changed since. */
export function isStillShown(form: FormData, values: readonly unknown[]): boolean {
  return form.get(SHOWN) === versionOf(values);
}
