import type { Signatory } from '~/api/signatories.server';
import { versionOf } from '~/dashboard/version-of.server';
import { MEMBERS } from './rules/record';

/** Hashes the values too, because `updated_at` is too coarse for two quick changes. */
export function versionOfRecord(person: Pick<Signatory, (typeof MEMBERS)[number] | 'updated_at'>): string {
  return versionOf([person.updated_at, ...MEMBERS.map((member) => person[member] ?? null)]);
}
