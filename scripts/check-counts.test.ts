import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  countsOfCheck,
  countsOfFeatures,
  countsOfOptionalCheck,
  countsOfVitest,
  exitCodeOf,
  formatSummary,
  listFailedFeatures,
  listFailedTests,
  listSlowestTests,
  SKIPPED_EXIT_CODE,
} from './check-counts.mjs';

const suite = (figures: string) => `<?xml version="1.0"?>\n<testsuite name="features" ${figures}>`;

describe('counts of a check', () => {
  it.each([
    ['passes', 0, { passed: 1, failed: 0, skipped: 0 }],
    ['fails', 1, { passed: 0, failed: 1, skipped: 0 }],
    // Example: two errors of dependency-cruiser.
    ['fails with a number of errors', 2, { passed: 0, failed: 1, skipped: 0 }],
  ])('countsOfCheck for a check that %s returns the counts $2', (_, code, verdict) => {
    expect(countsOfCheck(code)).toEqual(verdict);
  });

  it.each([
    ['passes', 0, { passed: 1, failed: 0, skipped: 0 }],
    ['fails', 1, { passed: 0, failed: 1, skipped: 0 }],
    ['was skipped', SKIPPED_EXIT_CODE, { passed: 0, failed: 0, skipped: 1 }],
  ])('countsOfOptionalCheck for a check that %s returns the counts $2', (_, code, verdict) => {
    expect(countsOfOptionalCheck(code)).toEqual(verdict);
  });

  it.each([
    ['all checks pass', 0, [countsOfCheck(0), countsOfCheck(0)]],
    ['one check fails', 1, [countsOfCheck(0), countsOfCheck(1), countsOfOptionalCheck(SKIPPED_EXIT_CODE)]],
    ['some checks were skipped', 0, [countsOfOptionalCheck(SKIPPED_EXIT_CODE), countsOfCheck(0)]],
    [
      'all checks were skipped',
      2,
      [countsOfOptionalCheck(SKIPPED_EXIT_CODE), countsOfOptionalCheck(SKIPPED_EXIT_CODE)],
    ],
  ])('exitCode of a run in which %s is %i', (_, code, verdicts) => {
    expect(exitCodeOf(Object.fromEntries(verdicts.map((verdict, index) => [index, verdict])))).toBe(code);
  });

  it('countsOfVitest and countsOfFeatures count skipped tests separately from passed tests', () => {
    const report = { numPassedTests: 7, numFailedTests: 1, numPendingTests: 3, numTodoTests: 1 };
    expect(countsOfVitest(1, report)).toEqual({ passed: 7, failed: 1, skipped: 4 });
    expect(countsOfFeatures(0, suite('tests="9" skipped="2" failures="0" errors="0"'))).toEqual({
      passed: 7,
      failed: 0,
      skipped: 2,
    });
  });

  it('countsOfFeatures counts scenarios that are left out before the run as skipped', () => {
    expect(countsOfFeatures(0, suite('tests="9" skipped="2" failures="0" errors="0"'), 3).skipped).toBe(5);
  });

  it('a test runner that crashed or ran no test counts as a failure', () => {
    const report = { numPassedTests: 7, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 };
    expect(countsOfVitest(1, report).failed).toBe(1);
    expect(countsOfVitest(1, null).failed).toBe(1);
    expect(countsOfVitest(0, { ...report, numPassedTests: 0 }).failed).toBe(1);
    expect(countsOfFeatures(1, '').failed).toBe(1);
  });
});

describe('tests behind the counts', () => {
  const test = (fullName: string, status: string, duration: number) => ({ fullName, status, duration });
  const testResults = [
    {
      name: `${process.cwd()}/a.test.ts`,
      assertionResults: [test('one', 'passed', 40), test('two', 'failed', 2_300)],
    },
    { name: `${process.cwd()}/broken.test.ts`, assertionResults: [] },
    {
      name: `${process.cwd()}/b.test.ts`,
      assertionResults: Array.from({ length: 10 }, () => test('many', 'passed', 90)),
    },
  ];

  it('listFailedTests names failed tests and files that could not run', () => {
    expect(listFailedTests({ testResults })).toEqual(['a.test.ts: two', 'broken.test.ts']);
    expect(listFailedTests(null)).toEqual([]);
  });

  it('listSlowestTests lists the ten slowest tests, slowest first', () => {
    const lines = listSlowestTests({ testResults });
    expect(lines).toHaveLength(10);
    expect(lines[0]).toBe('   2.3 s  a.test.ts: two');
    expect(lines).not.toContain('   0.0 s  a.test.ts: one');
  });

  it('listFailedFeatures names failed scenarios', () => {
    const report = `${suite('tests="2"')}<testcase classname="A feature" name="Holds" time="1"></testcase>
<testcase classname="A feature" name="Fails" time="1"><failure type="FAILED"></failure></testcase></testsuite>`;
    expect(listFailedFeatures(report)).toEqual(['A feature: Fails']);
  });
});

describe('formatSummary (last lines of a run of checks)', () => {
  it('lists skipped tests by check above the last line', () => {
    const counts = {
      unit: { passed: 7, failed: 0, skipped: 4 },
      features: { passed: 2, failed: 1, skipped: 0 },
      cluster: { passed: 0, failed: 0, skipped: 1 },
    };
    expect(formatSummary(counts)).toBe('5 skipped: unit 4, cluster 1\n9 passed, 1 failed');
  });

  it('returns one line if nothing was skipped', () => {
    expect(formatSummary({ unit: { passed: 7, failed: 0, skipped: 0 } })).toBe('7 passed, 0 failed');
  });
});

it('servers are installed before the first test that needs them', () => {
  const commands = readFileSync('scripts/test.mjs', 'utf8');
  const allCommands = commands.slice(commands.indexOf('async function runAllChecks()'));
  const positionOf = (text: string) => {
    expect(allCommands).toContain(text);
    return allCommands.indexOf(text);
  };
  const servers = positionOf('features/cluster/install-servers.ts');
  const checks = positionOf('runContracts()');
  expect(commands).toContain("check('build', ['scripts/build.mjs'])");
  expect(servers).toBeLessThan(checks);
  expect(checks).toBeLessThan(positionOf("runVitest('unit'"));
});
