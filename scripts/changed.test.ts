import { describe, expect, it } from 'vitest';
import { touched } from './changed.mjs';
import { reaching } from './imports.mjs';

describe('what a change reaches', () => {
  const imports = new Map([
    ['a.ts', []],
    ['b.ts', ['a.ts']],
    ['b.test.ts', ['b.ts']],
    ['a.test.ts', ['a.ts', 'c.ts']],
    ['c.ts', ['a.ts']],
    ['other.test.ts', []],
  ]);

  it('is found by imports, the nearest first, and nothing else', () => {
    expect(reaching(['a.ts'], imports)).toEqual(['a.ts', 'b.ts', 'a.test.ts', 'c.ts', 'b.test.ts']);
    expect(reaching(['readme.md'], imports)).toEqual([]);
  });
});

describe('a change', () => {
  it('of a rule runs the tests that stand on it', () => {
    const { unit, lint } = touched(['app/domain/iban.ts']);
    expect(unit[0]).toBe('app/domain/iban.test.ts');
    expect(lint).toEqual(['app/domain/iban.ts']);
  });

  it('of a call runs the consumer contracts, never the slow verification', () => {
    const { contracts, leftOut } = touched(['app/api/account.server.ts']);
    expect(contracts).toContain('contracts/consumer/account.pact.test.ts');
    expect(contracts.filter((file) => file.startsWith('contracts/provider/'))).toEqual([]);
    expect(leftOut).toContain('contracts: verification of the simulator and of the second API, the broker');
  });

  it('of a recording runs its tests with the contracts, and not as unit tests', () => {
    const { unit, contracts } = touched(['contracts/record/har-file.ts']);
    expect(contracts).toContain('contracts/record/har-file.test.ts');
    expect(unit.filter((file) => file.startsWith('contracts/record/'))).toEqual([]);
  });

  it('of a scenario runs its feature', () => {
    expect(touched(['features/dashboard/objects.feature']).features).toEqual([
      'features/dashboard/objects.feature',
    ]);
  });

  it('of a command runs the tests that start it', () => {
    expect(touched(['scripts/start.mjs']).unit).toContain('scripts/commands.test.ts');
  });

  it('that everything stands on runs the nearest tests, and says how many are left out', () => {
    const { unit, leftOut } = touched(['contracts/api/values.ts']);
    expect(unit).toHaveLength(24);
    expect(leftOut[0]).toMatch(/^unit: \d+ files that reach the change from further away$/);
  });
});
