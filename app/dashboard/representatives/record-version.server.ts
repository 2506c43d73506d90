import type { Signatory } from '~/api/signatories.server';
import { versionOf } from '~/dashboard/version-of.server';
import { MEMBERS } from './rules/record';

/**
 * A mark of a representative's record as it is now: another one later tells that somebody has changed it meanwhile. It is made of the values
 * too, as two changes may come within the shortest time that `updated_at` tells apart.
 */
export function versionOfRecord(person: Pick<Signatory, (typeof MEMBERS)[number] | 'updated_at'>): string {
  return versionOf([person.updated_at, ...MEMBERS.map((member) => person[member] ?? null)]);
}
