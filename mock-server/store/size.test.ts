import { expect, it } from 'vitest';
import { sizeInBytes } from './size';

it('sizeInBytes counts the values of nested objects, and a string by its length', () => {
  expect(sizeInBytes('x'.repeat(1000)) - sizeInBytes('')).toBe(2000);
  expect(sizeInBytes([{ text: 'x'.repeat(1000) }])).toBeGreaterThan(2000);
  expect(sizeInBytes([1, true, null])).toBeLessThan(100);
});
