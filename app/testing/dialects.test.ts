import { DIALECTS } from 'contracts/provider/dialects';
import type { Dialect } from 'contracts/provider/dialects/dialect';
import { startDialectProxy } from 'contracts/provider/dialects/proxy';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type JourneyStep, runMainJourney, submitForm } from './dialect-journey';
import { openPortal } from './portal';

const proxy = await startDialectProxy();
const visit = openPortal({
  env: { API_BASE_URL: proxy.origin, API_TIMEOUT_MS: '2000', RATE_LIMIT_FACTOR: '1000' },
});

const CONFIGURATION_MS = 31_000;

interface JourneyReport {
  steps: readonly JourneyStep[];
  reportedDeviations: readonly string[];
  changes: number;
}

async function runJourney(dialects: readonly Dialect[]): Promise<JourneyReport> {
  const { apiDeviationReporter } = await import('~/telemetry/metrics.server');
  const { log } = await import('~/telemetry/log.server');
  const reportSpy = vi.spyOn(apiDeviationReporter, 'report');
  const logged = vi.spyOn(log, 'error');
  vi.setSystemTime(Date.now() + CONFIGURATION_MS);
  const steps: JourneyStep[] = [];
  let changes = 0;
  for (const [world, runSteps] of [
    ['empty', runMainJourney],
    ['ready-to-submit', submitForm],
  ] as const) {
    const visitor = await visit(world);
    proxy.setTarget({ api: visitor.world.simulator, dialects, sandbox: visitor.world.id });
    steps.push(...(await runSteps(visitor)));
    changes += proxy.changes();
  }
  const kinds = reportSpy.mock.calls.flatMap(([, deviations]) => deviations.map(({ kind }) => kind));
  const events = logged.mock.calls
    .map(([event]) => event)
    .filter((event) => event === 'api-answer-breaks-contract');
  reportSpy.mockRestore();
  logged.mockRestore();
  return { steps, reportedDeviations: [...new Set([...kinds, ...events])], changes };
}

const RAW_VALUE = /\b(be_error|err_)\w|undefined|\bNaN\b|\[object|Invalid Date/i;

const NEXT_STEP_HINT = /try again|go to|contact|check|reload|once more/i;

function findFaults(
  { steps }: JourneyReport,
  reportWithoutDialect: JourneyReport,
  outcome: Dialect['outcome'],
): string[] {
  const faults: string[] = [];
  for (const { step, status, words, says, isDone } of steps) {
    const expected = reportWithoutDialect.steps.find((each) => each.step === step);
    if (isDone === true && says === 'not done')
      faults.push(`${step}: done, but reported as not done: ${words}`);
    if (isDone === false && says === 'done') faults.push(`${step}: not done, but reported as done: ${words}`);
    if (RAW_VALUE.test(words)) faults.push(`${step}: shows a raw value: ${words}`);
    if (outcome === 'refused') {
      if (status >= 500 && !NEXT_STEP_HINT.test(words))
        faults.push(`${step}: fails with ${status}: ${words}`);
      continue;
    }
    if (status >= 500) faults.push(`${step}: fails with ${status}: ${words}`);
    if (isDone === null && status >= 400) faults.push(`${step}: is refused with ${status}: ${words}`);
    if (says !== expected?.says) faults.push(`${step}: is ${says} instead of ${expected?.says}: ${words}`);
    if (outcome === 'same' && words !== expected?.words) {
      faults.push(`${step}: shows ${firstDifference(words, expected?.words ?? '')}`);
    }
  }
  if (outcome !== 'refused' && steps.length < reportWithoutDialect.steps.length)
    faults.push('the journey ends early');
  return faults;
}

function firstDifference(actual: string, expected: string): string {
  const at = [...actual].findIndex((sign, index) => sign !== expected[index]);
  const from = Math.max(0, (at < 0 ? actual.length : at) - 20);
  return `"${actual.slice(from, from + 80)}" instead of "${expected.slice(from, from + 80)}"`;
}

function verdictOf(
  { steps, reportedDeviations }: JourneyReport,
  reportWithoutDialect: JourneyReport,
): string {
  const refused = reportWithoutDialect.steps.filter(({ step, status, says }) => {
    const stepSoFar = steps.find((each) => each.step === step);
    return stepSoFar === undefined || stepSoFar.says !== says || (status < 400 && stepSoFar.status >= 400);
  });
  const notes =
    reportedDeviations.length > 0 ? `tolerated and reported (${reportedDeviations.join(', ')})` : 'works';
  if (refused.length === 0) return notes;
  return `refused with a message: ${refused.map(({ step }) => step).join(', ')}`;
}

const verdicts = new Map<string, string>();
let reportWithoutDialect: JourneyReport;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  reportWithoutDialect = await runJourney([]);
});

afterAll(async () => {
  vi.useRealTimers();
  await proxy.close();
  const width = Math.max(...[...verdicts.keys()].map((name) => name.length));
  const rows = Array.from(verdicts, ([name, verdict]) => `  ${name.padEnd(width)}  ${verdict}`);
  process.stdout.write(`\nMain journey by dialect of the lending API\n${rows.join('\n')}\n`);
});

it('the main journey reports no fault with the unmodified simulator', () => {
  expect(reportWithoutDialect.steps.length).toBeGreaterThan(14);
  expect(findFaults(reportWithoutDialect, reportWithoutDialect, 'same')).toEqual([]);
  expect(reportWithoutDialect.reportedDeviations).toEqual([]);
  expect(reportWithoutDialect.changes).toBe(0);
});

async function expectHonestReports(name: string, dialects: readonly Dialect[]): Promise<void> {
  const outcomes = dialects.map(({ outcome }) => outcome);
  const outcome = (['refused', 'other', 'same'] as const).find((each) => outcomes.includes(each)) ?? 'same';
  const found = await runJourney(dialects);
  const faults = findFaults(found, reportWithoutDialect, outcome);
  verdicts.set(
    name,
    faults.length > 0 ? `FAILS: ${faults[0]?.slice(0, 100)}` : verdictOf(found, reportWithoutDialect),
  );
  expect(found.changes).toBeGreaterThan(0);
  expect(faults, faults.join('\n')).toEqual([]);
  // If the dialect refuses steps, the journey may not reach the page.
  const isApplied = (dialect: Dialect) =>
    dialects.every((other) => other === dialect || other.outcome !== 'refused');
  for (const word of dialects.filter(isApplied).flatMap(({ shownTexts = [] }) => shownTexts)) {
    expect(found.steps.map(({ words }) => words).join(' ')).toContain(word);
  }
}

describe('the main journey has the expected outcome', () => {
  it.each(DIALECTS)(
    'the main journey has the expected outcome if the API differs in $name: $description',
    (dialect) => expectHonestReports(dialect.name, [dialect]),
  );
});

const { FUZZ_CASES = '12', FUZZ_SEED = '1' } = process.env;

const DIALECT_PAIRS = fc.sample(
  fc.subarray(
    DIALECTS.filter(({ isSlow = false }) => !isSlow),
    { minLength: 2, maxLength: 2 },
  ),
  { numRuns: Number(FUZZ_CASES), seed: Number(FUZZ_SEED) },
);

describe('the main journey has the expected outcome with two dialects of the API at once', () => {
  it.each(DIALECT_PAIRS.map((pair) => [pair.map(({ name }) => name).join(' and '), pair] as const))(
    '%s',
    expectHonestReports,
  );
});
