import { describe, expect, it } from 'vitest';
import { foldPeople } from './folded-people';

const people = (count: number, incomplete: readonly number[] = [], own?: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    isOwn: index + 1 === own,
    missing: incomplete.includes(index + 1) ? 1 : 0,
  }));

describe('foldPeople (REP-01, D-173)', () => {
  it.each([
    ['no one', people(0), [], []],
    ['a usual company', people(6), [1, 2, 3, 4, 5, 6], []],
    ['a list whose fold would save two cards', people(8), [1, 2, 3, 4, 5, 6, 7, 8], []],
    ['a long list', people(9), [1, 2, 3, 4, 5, 6], [7, 8, 9]],
    ['incomplete and own cards at the end', people(10, [10], 9), [1, 2, 3, 4, 9, 10], [5, 6, 7, 8]],
    [
      'more incomplete cards than fit',
      people(11, [2, 4, 5, 6, 7, 8, 9]),
      [2, 4, 5, 6, 7, 8, 9],
      [1, 3, 10, 11],
    ],
  ])('splits %s', (_, all, shown, folded) => {
    const split = foldPeople(all);
    expect([split.shown, split.folded].map((part) => part.map(({ id }) => id))).toEqual([shown, folded]);
  });
});
