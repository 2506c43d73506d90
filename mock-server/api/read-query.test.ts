import { expect, it } from 'vitest';
import { readQuery } from './read-by-schema';

it('readQuery collects the values of a repeated name', () => {
  expect(readQuery({ search: '?a=1&b=2&a=3&a=4' })).toEqual({ a: ['1', '3', '4'], b: '2' });
});

it('readQuery reads thousands of values of one name without blocking the simulator', () => {
  const began = process.cpuUsage();
  for (let times = 0; times < 20; times += 1) readQuery({ search: `?${'a=1&'.repeat(2_000)}` });
  expect(process.cpuUsage(began).user).toBeLessThan(500_000);
});
