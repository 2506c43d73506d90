import { expect, it } from 'vitest';
import { isSearchable } from './company-name';

it.each([
  ['Abc', false],
  ['🏭🏭', false],
  ['Meta', true],
  ['x'.repeat(255), true],
  ['x'.repeat(256), false],
])('CLA-08, D-12: %.10j can be searched for: %s', (name, expected) => {
  expect(isSearchable(name)).toBe(expected);
});
