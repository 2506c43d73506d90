import { describe, expect, it } from 'vitest';
import { findMutualPairs, findUnacceptedPairs } from './folder-pairs.mjs';

const pairsOf = (imports: Record<string, string[]>) => findMutualPairs(new Map(Object.entries(imports)));

const MUTUAL_IMPORTS = {
  'ui/fields/date/day.tsx': ['ui/layout/icon.tsx'],
  'ui/layout/sheet.tsx': ['ui/fields/field.tsx'],
};

describe('findMutualPairs', () => {
  it('finds folders that import each other, with the first import of each direction', () => {
    expect([...pairsOf(MUTUAL_IMPORTS)]).toEqual([
      [
        'ui/fields <-> ui/layout',
        ['ui/fields/date/day.tsx -> ui/layout/icon.tsx', 'ui/layout/sheet.tsx -> ui/fields/field.tsx'],
      ],
    ]);
  });

  it.each([
    ['in one direction', { 'app/a/one.ts': ['app/b/two.ts'], 'app/b/two.ts': ['app/b/three.ts'] }],
    [
      'between a folder and its parent',
      { 'app/a/one.ts': ['app/a/b/two.ts'], 'app/a/b/two.ts': ['app/a/one.ts'] },
    ],
    [
      'between top-level folders',
      { 'app/one.ts': ['contracts/two.ts'], 'contracts/a/two.ts': ['app/a/one.ts'] },
    ],
  ])('returns no pair for imports %s', (_, imports) => {
    expect(pairsOf(imports).size).toBe(0);
  });
});

describe('findUnacceptedPairs (pairs of folders that must not import each other)', () => {
  it('reports two folders that import each other, with one import of each direction', () => {
    expect(findUnacceptedPairs(pairsOf(MUTUAL_IMPORTS), new Set())).toEqual([
      [
        'ui/fields <-> ui/layout import each other:',
        '  ui/fields/date/day.tsx -> ui/layout/icon.tsx',
        '  ui/layout/sheet.tsx -> ui/fields/field.tsx',
      ].join('\n'),
    ]);
  });

  it('reports no pair that the list of accepted pairs contains', () => {
    expect(findUnacceptedPairs(pairsOf(MUTUAL_IMPORTS), new Set(['ui/fields <-> ui/layout']))).toEqual([]);
  });

  it('rejects accepted pairs that are resolved', () => {
    expect(findUnacceptedPairs(new Map(), new Set(['app/a <-> app/b']))).toEqual([
      'app/a <-> app/b is resolved: remove the pair from scripts/folder-pairs.mjs.',
    ]);
  });
});
