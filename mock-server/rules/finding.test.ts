import { expect, it } from 'vitest';
import { formatPath, shortenText } from './finding';

it.each([
  [['a', 'b', 0, 'c'], 'a.b[0].c'],
  [['a.b', 'plate[0]'], '["a.b"]["plate[0]"]'],
  [['first registration', 2], '["first registration"][2]'],
  [['__proto__'], '__proto__'],
  [[], ''],
])('formatPath formats the path %j as "%s"', (path, text) => {
  expect(formatPath(path)).toBe(text);
});

it('shortenText cuts texts above the maximum length', () => {
  expect(shortenText('x'.repeat(100_000))).toHaveLength(81);
  expect(formatPath(['x'.repeat(100_000)]).length).toBeLessThan(100);
});
