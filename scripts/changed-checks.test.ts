import { describe, expect, it } from 'vitest';
import { checksFor } from './changed-checks.mjs';
import { modulesReaching } from './imports.mjs';

describe('modulesReaching', () => {
  const imports = new Map([
    ['a.ts', []],
    ['b.ts', ['a.ts']],
    ['b.test.ts', ['b.ts']],
    ['a.test.ts', ['a.ts', 'c.ts']],
    ['c.ts', ['a.ts']],
    ['other.test.ts', []],
  ]);

  it('lists importing modules, nearest first', () => {
    expect(modulesReaching(['a.ts'], imports)).toEqual(['a.ts', 'b.ts', 'a.test.ts', 'c.ts', 'b.test.ts']);
    expect(modulesReaching(['readme.md'], imports)).toEqual([]);
  });
});

describe('checksFor', () => {
  it('selects the tests of a changed rule', () => {
    const { unit, lint } = checksFor(['app/domain/iban.ts']);
    expect(unit[0]).toBe('app/domain/iban.test.ts');
    expect(lint).toEqual(['app/domain/iban.ts']);
  });

  it('selects the consumer contracts for a changed call, never the slow verification', () => {
    const { contracts, leftOut } = checksFor(['app/api/account.server.ts']);
    expect(contracts).toContain('contracts/consumer/account.pact.test.ts');
    expect(contracts.filter((file) => file.startsWith('contracts/provider/'))).toEqual([]);
    expect(leftOut).toContain('contracts: verification of the simulator and of the second API, the broker');
  });

  it("selects the recorder's tests of the contracts suite, not of the unit suite", () => {
    const { unit, contracts } = checksFor(['contracts/record/har-file.ts']);
    expect(contracts).toContain('contracts/record/har-file.test.ts');
    expect(unit.filter((file) => file.startsWith('contracts/record/'))).toEqual([]);
  });

  it('selects the feature of a changed scenario', () => {
    expect(checksFor(['features/dashboard/objects.feature']).features).toEqual([
      'features/dashboard/objects.feature',
    ]);
  });

  it('selects the tests that start a changed command', () => {
    expect(checksFor(['scripts/start.mjs']).unit).toContain('scripts/commands.test.ts');
  });

  it('selects the nearest tests for a central module, and reports how many are left out', () => {
    const { unit, leftOut } = checksFor(['contracts/api/values.ts']);
    expect(unit).toHaveLength(24);
    expect(leftOut[0]).toMatch(/^unit: \d+ files that reach the change from further away$/);
  });
});
