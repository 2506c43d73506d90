import { expect, it } from 'vitest';
import { pathText, shortened } from './finding';

it.each([
  [['a', 'b', 0, 'c'], 'a.b[0].c'],
  [['a.b', 'plate[0]'], '["a.b"]["plate[0]"]'],
  [['first registration', 2], '["first registration"][2]'],
  [['__proto__'], '__proto__'],
  [[], ''],
])('pathText writes the path %j as %s', (path, text) => {
  expect(pathText(path)).toBe(text);
});

it('shortened cuts texts above the maximum length', () => {
  expect(shortened('x'.repeat(100_000))).toHaveLength(81);
  expect(pathText(['x'.repeat(100_000)]).length).toBeLessThan(100);
});
