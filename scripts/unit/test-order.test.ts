import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { isolationOf } from './test-isolation';
import { spreadAmong, WAITING_FILES } from './test-order';

const isolationAt = (file: string) => isolationOf(fileURLToPath(new URL(`../../${file}`, import.meta.url)));

it('a test file that waits for a server runs in the same environment as the files before and after it', () => {
  expect(WAITING_FILES.first.map(isolationAt)).toEqual(WAITING_FILES.first.map(() => 'own modules'));
  for (const { isolation, files } of WAITING_FILES.separated)
    expect(files.map(isolationAt)).toEqual(files.map(() => isolation));
});

const usualFiles = (count: number) => Array.from({ length: count }, (_, index) => `usual ${index}`);
const isUsual = (file: string) => file.startsWith('usual');

it.each([
  ['the first one precedes the usual files', usualFiles(2), ['a'], ['portal', 'a', 'usual 0', 'usual 1']],
  [
    'all of them run if there are few other files',
    usualFiles(1),
    ['a', 'b'],
    ['portal', 'a', 'usual 0', 'b'],
  ],
  ['they are last if there are no usual files', [], ['a', 'b'], ['portal', 'a', 'b']],
  ['the order stays the same without waiting files', usualFiles(1), [], ['portal', 'usual 0']],
])(
  'spreadAmong distributes test files that mostly wait evenly among the others: %s',
  (_, files, waiting, order) => {
    expect(
      spreadAmong({ items: ['portal', ...files], insertions: waiting, accepts: isUsual, interval: 15 }),
    ).toEqual(order);
  },
);

it('spreadAmong puts files that do not wait between two waiting files', () => {
  const insertions = ['a', 'b', 'c'];
  const order = spreadAmong({ items: usualFiles(15), insertions, accepts: isUsual, interval: 5 });
  expect(insertions.map((file) => order.indexOf(file))).toEqual([0, 6, 12]);
  expect(order).toHaveLength(18);
});
