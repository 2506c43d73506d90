import { expect, it } from 'vitest';
import { sizeOf } from './size';

it('sizeOf counts nested members, and a string by its length', () => {
  expect(sizeOf('x'.repeat(1000)) - sizeOf('')).toBe(2000);
  expect(sizeOf([{ text: 'x'.repeat(1000) }])).toBeGreaterThan(2000);
  expect(sizeOf([1, true, null])).toBeLessThan(100);
});
