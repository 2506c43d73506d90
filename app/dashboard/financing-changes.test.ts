import { expect, test } from 'vitest';
import { mayAddObject, mayChangeFinancing } from './financing-changes';

test.each([
  ['Open', true],
  ['pre_check', true],
  ['Submitted', false],
  ['Signature', false],
  ['Rejected', false],
])('OBJ-01: while %s objects may be changed: %s', (status, may) => {
  expect(mayChangeFinancing({ status })).toBe(may);
});

test.each([
  ['Open', 0, true],
  ['pre_check', 5, true],
  ['Open', 6, false],
  ['Open', 7, false],
  ['Submitted', 0, false],
])('OBJ-03: while %s with %i of at most 6 objects, another may be added: %s', (status, count, may) => {
  expect(mayAddObject({ status }, { count, max: 6 })).toBe(may);
});
