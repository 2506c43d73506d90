import { expect, it } from 'vitest';
import { joinList, limitList } from './lists';

it.each([
  ['de', ['A', 'B', 'C'], 'A, B und C'],
  ['en', ['A', 'B', 'C'], 'A, B and C'],
  ['fr', ['A', 'B', 'C'], 'A, B et C'],
  ['pl', ['A', 'B', 'C'], 'A, B i\u00a0C'],
  ['pl', ['Spółka i syn', 'B'], 'Spółka i syn i\u00a0B'],
  ['pl', ['A'], 'A'],
  ['de', [], ''],
])('SHELL-27: joinList joins names in %s: %j', (language, names, expectedText) => {
  expect(joinList(language, names)).toBe(expectedText);
});

it('joinList omits "and" between units in languages that use none', () => {
  expect(joinList('de', ['A', 'B', 'C'], 'unit')).toBe('A, B und C');
  expect(joinList('en', ['A', 'B', 'C'], 'unit')).toBe('A, B, C');
});

it.each([
  [20, 20, 0],
  [21, 21, 0],
  [22, 20, 2],
  [3_000, 20, 2_980],
])('D-271: limitList of %i entries names %i and counts %i more', (length, namedCount, moreCount) => {
  const limitedList = limitList(Array.from({ length }, (_, index) => index));
  expect([limitedList.first.length, limitedList.first.at(-1), limitedList.remainingCount]).toEqual([
    namedCount,
    namedCount - 1,
    moreCount,
  ]);
});
