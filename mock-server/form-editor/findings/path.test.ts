import { expect, it } from 'vitest';
import { comparePaths, parseFindingPath } from './path';

it('comparePaths sorts paths in the order of the JSON properties of the document', () => {
  const paths = [
    'steps[10].fields[0]',
    'steps[2].fields[11]',
    'steps[2].fields[3].label',
    'steps[2].fields[3]',
  ];
  expect(
    paths.toSorted((one, other) => comparePaths(parseFindingPath(one), parseFindingPath(other))),
  ).toEqual(paths.toReversed());
});
