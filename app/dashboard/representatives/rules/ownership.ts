import { basisPoints, WHOLE_COMPANY } from '~/domain/share';
import { nameOf, type Representative } from './record';

export interface Part {
  readonly id: string;
  readonly name: string;
  readonly points: number;
  readonly fill: 1 | 2 | 3;
}

/** Basis points (D-59). */
export type Ownership = ReturnType<typeof ownershipOf>;

const FILLS = [1, 2, 3] as const;

export function ownershipOf(
  people: readonly Pick<Representative, 'signatory_id' | 'first_name' | 'last_name' | 'percentage_owned'>[],
) {
  const holders = people.flatMap((person) => {
    const points = basisPoints(person.percentage_owned) ?? 0;
    return points > 0 ? [{ id: person.signatory_id, name: nameOf(person), points }] : [];
  });
  const parts = holders.map((part, index): Part => ({ ...part, fill: FILLS[index % FILLS.length] ?? 1 }));
  const total = holders.reduce((sum, { points }) => sum + points, 0);
  return {
    parts,
    total,
    free: Math.max(0, WHOLE_COMPANY - total),
    excess: Math.max(0, total - WHOLE_COMPANY),
  };
}

/** SIGN-09: signatories see only their own record. */
export function knowsOwnership(
  people: readonly { readonly is_current_actor: boolean }[],
  mayAddMore: boolean,
): boolean {
  const [only, ...others] = people;
  if (only === undefined) return false;
  return others.length > 0 || mayAddMore || !only.is_current_actor;
}
