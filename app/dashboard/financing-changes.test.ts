import { expect, it } from 'vitest';
import { mayChangeFinancing } from './financing-changes';

it.each([
  ['Open', true],
  ['pre_check', true],
  ['PRE-CHECK', true],
  ['Submitted', false],
  ['sales_pre_check', false],
  ['Reopened', false],
  ['Signature', false],
  ['Rejected', false],
  ['awaiting_the_moon', false],
  ['', false],
])('OBJ-01: while %s objects may be changed: %s', (status, may) => {
  expect(mayChangeFinancing({ status })).toBe(may);
});
