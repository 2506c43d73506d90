import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { isolationOf } from './test-isolation';
import { spreadAmong, WAITING_FILES } from './test-order';

const isolationAt = (file: string) => isolationOf(fileURLToPath(new URL(`../../${file}`, import.meta.url)));

it('waiting files have the same environment as the files around them', () => {
  expect(WAITING_FILES.atFirst.map(isolationAt)).toEqual(WAITING_FILES.atFirst.map(() => 'own modules'));
  for (const { among, files } of WAITING_FILES.apart)
    expect(files.map(isolationAt)).toEqual(files.map(() => among));
});

const usualFiles = (count: number) => Array.from({ length: count }, (_, index) => `usual ${index}`);
const isUsual = (file: string) => file.startsWith('usual');

it.each([
  ['one is the first of the usual files', usualFiles(2), ['a'], ['portal', 'a', 'usual 0', 'usual 1']],
  ['none is left out where there are few others', usualFiles(1), ['a', 'b'], ['portal', 'a', 'usual 0', 'b']],
  ['they are last where there are no usual files', [], ['a', 'b'], ['portal', 'a', 'b']],
  ['nothing changes without them', usualFiles(1), [], ['portal', 'usual 0']],
])('spreadAmong spreads waiting files: %s', (_, files, waiting, order) => {
  expect(spreadAmong({ others: ['portal', ...files], some: waiting, takes: isUsual, meanwhile: 15 })).toEqual(
    order,
  );
});

it('waiting files run one after the other, with others in between', () => {
  const some = ['a', 'b', 'c'];
  const order = spreadAmong({ others: usualFiles(15), some, takes: isUsual, meanwhile: 5 });
  expect(some.map((file) => order.indexOf(file))).toEqual([0, 6, 12]);
  expect(order).toHaveLength(18);
});
