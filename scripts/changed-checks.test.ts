import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filesWithin, selectChecks } from './changed-checks.mjs';
import { findModulesReaching } from './imports.mjs';
import slowTests from './unit/slow-tests.json';

describe('findModulesReaching (modules that import a changed module)', () => {
  const imports = new Map([
    ['a.ts', []],
    ['b.ts', ['a.ts']],
    ['b.test.ts', ['b.ts']],
    ['a.test.ts', ['a.ts', 'c.ts']],
    ['c.ts', ['a.ts']],
    ['other.test.ts', []],
  ]);

  it('lists the importing modules, nearest first', () => {
    expect(findModulesReaching(['a.ts'], imports)).toEqual([
      'a.ts',
      'b.ts',
      'a.test.ts',
      'c.ts',
      'b.test.ts',
    ]);
    expect(findModulesReaching(['readme.md'], imports)).toEqual([]);
  });
});

describe('selectChecks', () => {
  it('selects the tests of a changed rule', () => {
    const { unit, lint } = selectChecks(['app/domain/iban.ts']);
    expect(unit[0]).toBe('app/domain/iban.test.ts');
    expect(lint).toEqual(['app/domain/iban.ts']);
  });

  it('selects the consumer contracts for a changed call, never the slow verification', () => {
    const { contracts, omissions } = selectChecks(['app/api/account.server.ts']);
    expect(contracts).toContain('contracts/consumer/account.pact.test.ts');
    expect(contracts.filter((file) => file.startsWith('contracts/provider/'))).toEqual([]);
    expect(omissions).toContain('contracts: verification of the simulator and of the second API, the broker');
  });

  it("selects the recorder's tests from the contracts suite, not from the unit suite", () => {
    const { unit, contracts } = selectChecks(['contracts/record/har-file.ts']);
    expect(contracts).toContain('contracts/record/har-file.test.ts');
    expect(unit.filter((file) => file.startsWith('contracts/record/'))).toEqual([]);
  });

  it('selects the feature of a changed scenario', () => {
    expect(selectChecks(['features/dashboard/objects.feature']).features).toEqual([
      'features/dashboard/objects.feature',
    ]);
  });

  it('selects the tests that start a changed command', () => {
    expect(selectChecks(['scripts/start.mjs']).unit).toContain('scripts/commands.test.ts');
  });

  it('selects the nearest tests for a central module within the time limit, and reports how many tests are left out', () => {
    const { unit, omissions } = selectChecks(['contracts/api/values.ts']);
    expect(unit.length).toBeGreaterThan(4);
    expect(unit.length).toBeLessThanOrEqual(40);
    expect(unit).not.toContain('app/testing/dialects.test.ts');
    expect(omissions[0]).toMatch(/^unit: \d+ files that reach the change and are slow or further away$/);
  });
});

describe('filesWithin (test files that fit into a time limit)', () => {
  const files = ['near.test.ts', 'slow.test.ts', 'far.test.ts', 'furthest.test.ts'];
  const secondsByFile = { 'near.test.ts': 2, 'slow.test.ts': 20, 'far.test.ts': 2 };

  it.each([
    [
      'skips a file that takes longer than the time left',
      5,
      [],
      ['near.test.ts', 'far.test.ts', 'furthest.test.ts'],
    ],
    ['keeps a changed test however long it takes', 5, ['slow.test.ts'], ['near.test.ts', 'slow.test.ts']],
    ['selects all files that fit into the time', 30, [], files],
    ['stops at the first file that does not fit into the time', 2, [], ['near.test.ts']],
  ])('%s', (_, seconds, changedFiles, chosenFiles) => {
    expect(filesWithin(files, seconds, secondsByFile, changedFiles)).toEqual(chosenFiles);
  });
});

it('slow-tests.json lists only existing files', () => {
  expect(Object.keys(slowTests).filter((file) => !existsSync(file))).toEqual([]);
});
