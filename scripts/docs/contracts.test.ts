import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { formatVerification } from './contract-page';
import { namedFiles, readContracts } from './contracts';

let reports: string;

beforeEach(() => {
  reports = mkdtempSync(join(tmpdir(), 'docs-contracts-'));
});

afterEach(() => rmSync(reports, { recursive: true, force: true }));

function shownVerifications(call: string): string[] {
  const doc = readContracts(reports).find((each) => each.call.name === call);
  return (
    doc?.verifications.map((each) =>
      formatVerification(each).replace(/, \d{4}-\d\d-\d\d \d\d:\d\d UTC/, ''),
    ) ?? []
  );
}

describe('the contracts in the documentation', { timeout: 30_000 }, () => {
  it('The contracts have examples for each call of the pact', () => {
    const login = readContracts(reports).find(({ call }) => call.name === 'login');
    expect(login?.exchanges.length).toBeGreaterThan(1);
    expect(login?.exchanges.every(({ request }) => request.path === '/user/account/login')).toBe(true);
  });

  it('the contracts in the documentation show for each call whether a real API keeps the contract', () => {
    mkdirSync(join(reports, 'contracts'));
    const drift = {
      call: 'GET /user/profile',
      exchange: 'getProfile of katrin',
      field: '$.email',
      expected: 'a text',
      got: '1',
    };
    const report = {
      result: 'drift',
      address: 'https://bank.example',
      causes: [],
      drifts: [drift],
      unprepared: [{ reason: 'no such state', exchanges: ['logout of katrin'] }],
      notOffered: [{ call: 'addDebtor', exchanges: [] }],
    };
    writeFileSync(join(reports, 'contracts/report.json'), JSON.stringify(report));
    expect(shownVerifications('login')).toEqual(['Kept by https://bank.example']);
    expect(shownVerifications('getProfile')).toEqual([
      'Not kept by https://bank.example: getProfile of katrin: $.email expected a text, got 1',
    ]);
    expect(shownVerifications('logout')).toEqual([
      'Not kept by https://bank.example: logout of katrin was not prepared: no such state',
    ]);
    expect(shownVerifications('addDebtor')).toEqual([]);
  });

  it('the contracts in the documentation show the verification of the calls that the second lending API offers', () => {
    const result = (name: string, status: string) => ({
      name: `/any/${name}`,
      status,
      startTime: 1_790_000_000_000,
    });
    const testResults = [
      result('contracts/provider/simulator.test.ts', 'passed'),
      result('contracts/provider/second-api.test.ts', 'failed'),
    ];
    writeFileSync(join(reports, 'contracts.json'), JSON.stringify({ testResults }));
    expect(shownVerifications('login')).toEqual([
      'Kept by the simulator',
      'Not kept by the second lending API: contracts/provider/second-api.test.ts failed: see its output',
    ]);
    expect(shownVerifications('addDebtor')).toEqual(['Kept by the simulator']);
  });

  it('the contracts in the documentation name files that exist', () => {
    expect(namedFiles.filter((file) => !existsSync(file))).toEqual([]);
  });
});
