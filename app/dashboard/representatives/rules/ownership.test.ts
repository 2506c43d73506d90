import { describe, expect, it } from 'vitest';
import { calculateOwnership, isOwnershipKnown } from './roster';

const holder = (name: string, percentage_owned: number | null) => ({
  signatory_id: name,
  first_name: name,
  last_name: 'Brandt',
  percentage_owned,
});

describe('REP-06, D-59: calculateOwnership (sum of the shares of all owners)', () => {
  it.each([
    [[], 0, 10_000, 0],
    [[0.51, 0.295, 0.195], 10_000, 0, 0],
    [[0.6, 0.15], 7_500, 2_500, 0],
    [[0.3333, 0.3333, 0.3334], 10_000, 0, 0],
    [[0.1, 0.2, 0.7], 10_000, 0, 0],
    [[1, 0.0001], 10_001, 0, 1],
    [[null, 0, 0.25], 2_500, 7_500, 0],
  ])(
    'calculateOwnership for the shares %j returns %d basis points held, %d free, %d too many',
    (shares, total, unassignedShare, excess) => {
      const people = shares.map((share, index) => holder(`P${index}`, share));
      expect(calculateOwnership(people)).toMatchObject({ total, unassignedShare, excess });
    },
  );

  it('returns a chart segment per owner, with alternating fills', () => {
    const people = [
      holder('A', 0.4),
      holder('B', null),
      holder('C', 0.3),
      holder('D', 0.2),
      holder('E', 0.1),
    ];
    expect(calculateOwnership(people).parts).toEqual([
      { id: 'A', name: 'A Brandt', points: 4000, fill: 1 },
      { id: 'C', name: 'C Brandt', points: 3000, fill: 2 },
      { id: 'D', name: 'D Brandt', points: 2000, fill: 3 },
      { id: 'E', name: 'E Brandt', points: 1000, fill: 1 },
    ]);
  });
});

describe('SIGN-09: isOwnershipKnown (false for a signatory who sees only themselves)', () => {
  const ownPerson = { is_current_actor: true };
  const otherPerson = { is_current_actor: false };
  it.each([
    [[], true, false],
    [[ownPerson], false, false],
    [[ownPerson], true, true],
    [[otherPerson], false, true],
    [[ownPerson, otherPerson], false, true],
  ])(
    'SIGN-09: isOwnershipKnown for the people %j (user may add people: %s) returns %s',
    (people, mayAddMore, known) => {
      expect(isOwnershipKnown(people, mayAddMore)).toBe(known);
    },
  );
});
