import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  exitCode,
  failedFeatures,
  failedTests,
  LEFT_OUT,
  ofCheck,
  ofFeatures,
  ofPossibleCheck,
  ofVitest,
  slowestTests,
  summary,
} from './verdict.mjs';

const suite = (figures: string) => `<?xml version="1.0"?>\n<testsuite name="features" ${figures}>`;

describe('what a check has come to', () => {
  it.each([
    ['holds', 0, { passed: 1, failed: 0, skipped: 0 }],
    ['does not', 1, { passed: 0, failed: 1, skipped: 0 }],
    // The compiler's code for errors, and that of the import walls for two of them.
    ['does not, and says how often', 2, { passed: 0, failed: 1, skipped: 0 }],
  ])('one that %s', (_, code, verdict) => {
    expect(ofCheck(code)).toEqual(verdict);
  });

  it.each([
    ['holds', 0, { passed: 1, failed: 0, skipped: 0 }],
    ['does not', 1, { passed: 0, failed: 1, skipped: 0 }],
    ['was left out', LEFT_OUT, { passed: 0, failed: 0, skipped: 1 }],
  ])('one that cannot be made everywhere, and %s', (_, code, verdict) => {
    expect(ofPossibleCheck(code)).toEqual(verdict);
  });

  it.each([
    ['all hold', 0, [ofCheck(0), ofCheck(0)]],
    ['one fails among others', 1, [ofCheck(0), ofCheck(1), ofPossibleCheck(LEFT_OUT)]],
    ['some were left out', 0, [ofPossibleCheck(LEFT_OUT), ofCheck(0)]],
    ['all were left out', 2, [ofPossibleCheck(LEFT_OUT), ofPossibleCheck(LEFT_OUT)]],
  ])('a run of which %s ends with %i', (_, code, verdicts) => {
    expect(exitCode(Object.fromEntries(verdicts.map((verdict, at) => [at, verdict])))).toBe(code);
  });

  it('tests that were skipped are no passed ones', () => {
    const report = { numPassedTests: 7, numFailedTests: 1, numPendingTests: 3, numTodoTests: 1 };
    expect(ofVitest(1, report)).toEqual({ passed: 7, failed: 1, skipped: 4 });
    expect(ofFeatures(0, suite('tests="9" skipped="2" failures="0" errors="0"'))).toEqual({
      passed: 7,
      failed: 0,
      skipped: 2,
    });
  });

  it('counts scenarios as skipped that are left out before they run', () => {
    expect(ofFeatures(0, suite('tests="9" skipped="2" failures="0" errors="0"'), 3).skipped).toBe(5);
  });

  it('a runner that crashed, or ran nothing, is a failure', () => {
    const report = { numPassedTests: 7, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 };
    expect(ofVitest(1, report).failed).toBe(1);
    expect(ofVitest(1, null).failed).toBe(1);
    expect(ofVitest(0, { ...report, numPassedTests: 0 }).failed).toBe(1);
    expect(ofFeatures(1, '').failed).toBe(1);
  });
});

describe('the tests behind a verdict', () => {
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

  it('the failed ones are named, and files that could not be run', () => {
    expect(failedTests({ testResults })).toEqual(['a.test.ts: two', 'broken.test.ts']);
    expect(failedTests(null)).toEqual([]);
  });

  it('the ten slowest are named, the slowest first', () => {
    const lines = slowestTests({ testResults });
    expect(lines).toHaveLength(10);
    expect(lines[0]).toBe('   2.3 s  a.test.ts: two');
    expect(lines).not.toContain('   0.0 s  a.test.ts: one');
  });

  it('failed scenarios are named', () => {
    const report = `${suite('tests="2"')}<testcase classname="A feature" name="Holds" time="1"></testcase>
<testcase classname="A feature" name="Fails" time="1"><failure type="FAILED"></failure></testcase></testsuite>`;
    expect(failedFeatures(report)).toEqual(['A feature: Fails']);
  });
});

describe('what all checks have come to', () => {
  it('names what was left out, and by which check, above the last line', () => {
    const counts = {
      unit: { passed: 7, failed: 0, skipped: 4 },
      features: { passed: 2, failed: 1, skipped: 0 },
      cluster: { passed: 0, failed: 0, skipped: 1 },
    };
    expect(summary(counts)).toBe('5 skipped: unit 4, cluster 1\n9 passed, 1 failed');
  });

  it('is one line where nothing was', () => {
    expect(summary({ unit: { passed: 7, failed: 0, skipped: 0 } })).toBe('7 passed, 0 failed');
  });
});

it('the servers that tests need are there before the first of them runs', () => {
  const commands = readFileSync('scripts/test.mjs', 'utf8');
  const everything = commands.slice(commands.indexOf('async function everything()'));
  const begins = (text: string) => {
    expect(everything).toContain(text);
    return everything.indexOf(text);
  };
  const servers = begins('features/cluster/install.ts');
  const checks = begins('contractsApart()');
  expect(commands).toContain("check('build', ['scripts/build.mjs'])");
  expect(servers).toBeLessThan(checks);
  expect(checks).toBeLessThan(begins("vitest('unit'"));
});
