import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { MEANWHILE, spread, WAITING } from './order';
import { surroundingsOf } from './surroundings';

const at = (file: string) => surroundingsOf(fileURLToPath(new URL(`../../${file}`, import.meta.url)));

it('the files that wait have the surroundings of those that they run among', () => {
  expect(WAITING.atFirst.map(at)).toEqual(WAITING.atFirst.map(() => 'own modules'));
  expect(WAITING.apart.map(at)).toEqual(WAITING.apart.map(() => 'usual'));
});

const usual = (count: number) => Array.from({ length: count }, (_, index) => `usual ${index}`);
const isUsual = (file: string) => file.startsWith('usual');

it.each([
  ['one is the first of the usual files', usual(2), ['a'], ['portal', 'a', 'usual 0', 'usual 1']],
  ['none is left out where there are few others', usual(1), ['a', 'b'], ['portal', 'a', 'usual 0', 'b']],
  ['they are last where there are no usual files', [], ['a', 'b'], ['portal', 'a', 'b']],
  ['nothing changes without them', usual(1), [], ['portal', 'usual 0']],
])('of files that wait %s', (_, files, waiting, order) => {
  expect(spread(['portal', ...files], waiting, isUsual)).toEqual(order);
});

it('files that wait run one after the other, others between them', () => {
  const order = spread(usual(3 * MEANWHILE), ['a', 'b', 'c'], isUsual);
  expect(['a', 'b', 'c'].map((file) => order.indexOf(file))).toEqual([0, MEANWHILE + 1, 2 * MEANWHILE + 2]);
  expect(order).toHaveLength(3 * MEANWHILE + 3);
});
