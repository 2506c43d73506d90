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

interface Cell {
  steps: readonly JourneyStep[];
  reported: readonly string[];
  changes: number;
}

async function cell(dialects: readonly Dialect[]): Promise<Cell> {
  const { apiDeviationReporter } = await import('~/telemetry/metrics.server');
  const { log } = await import('~/telemetry/log.server');
  const reported = vi.spyOn(apiDeviationReporter, 'report');
  const logged = vi.spyOn(log, 'error');
  vi.setSystemTime(Date.now() + CONFIGURATION_MS);
  const steps: JourneyStep[] = [];
  let changes = 0;
  for (const [world, go] of [
    ['empty', runMainJourney],
    ['ready-to-submit', submitForm],
  ] as const) {
    const visitor = await visit(world);
    proxy.setTarget({ api: visitor.world.simulator, dialects, sandbox: visitor.world.id });
    steps.push(...(await go(visitor)));
    changes += proxy.changes();
  }
  const kinds = reported.mock.calls.flatMap(([, deviations]) => deviations.map(({ kind }) => kind));
  const events = logged.mock.calls
    .map(([event]) => event)
    .filter((event) => event === 'api-answer-breaks-contract');
  reported.mockRestore();
  logged.mockRestore();
  return { steps, reported: [...new Set([...kinds, ...events])], changes };
}

const RAW = /\b(be_error|err_)\w|undefined|\bNaN\b|\[object|Invalid Date/i;

const HOW_TO_GO_ON = /try again|go to|contact|check|reload|once more/i;

function faultsIn({ steps }: Cell, plain: Cell, outcome: Dialect['outcome']): string[] {
  const faults: string[] = [];
  for (const { step, status, words, says, isDone } of steps) {
    const expected = plain.steps.find((each) => each.step === step);
    if (isDone === true && says === 'not done')
      faults.push(`${step}: done, but reported as not done: ${words}`);
    if (isDone === false && says === 'done') faults.push(`${step}: not done, but reported as done: ${words}`);
    if (RAW.test(words)) faults.push(`${step}: shows a raw value: ${words}`);
    if (outcome === 'refused') {
      if (status >= 500 && !HOW_TO_GO_ON.test(words)) faults.push(`${step}: fails with ${status}: ${words}`);
      continue;
    }
    if (status >= 500) faults.push(`${step}: fails with ${status}: ${words}`);
    if (isDone === null && status >= 400) faults.push(`${step}: is refused with ${status}: ${words}`);
    if (says !== expected?.says) faults.push(`${step}: is ${says} instead of ${expected?.says}: ${words}`);
    if (outcome === 'same' && words !== expected?.words) {
      faults.push(`${step}: shows ${firstDifference(words, expected?.words ?? '')}`);
    }
  }
  if (outcome !== 'refused' && steps.length < plain.steps.length) faults.push('the journey ends early');
  return faults;
}

function firstDifference(got: string, expected: string): string {
  const at = [...got].findIndex((sign, index) => sign !== expected[index]);
  const from = Math.max(0, (at < 0 ? got.length : at) - 20);
  return `"${got.slice(from, from + 80)}" instead of "${expected.slice(from, from + 80)}"`;
}

function verdictOf({ steps, reported }: Cell, plain: Cell): string {
  const refused = plain.steps.filter(({ step, status, says }) => {
    const seen = steps.find((each) => each.step === step);
    return seen === undefined || seen.says !== says || (status < 400 && seen.status >= 400);
  });
  const notes = reported.length > 0 ? `tolerated and reported (${reported.join(', ')})` : 'works';
  if (refused.length === 0) return notes;
  return `refused with a message: ${refused.map(({ step }) => step).join(', ')}`;
}

const verdicts = new Map<string, string>();
let plain: Cell;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  plain = await cell([]);
});

afterAll(async () => {
  vi.useRealTimers();
  await proxy.close();
  const width = Math.max(...[...verdicts.keys()].map((name) => name.length));
  const rows = Array.from(verdicts, ([name, verdict]) => `  ${name.padEnd(width)}  ${verdict}`);
  process.stdout.write(`\nMain journey by dialect of the lending API\n${rows.join('\n')}\n`);
});

it('the main journey reports no fault with the unmodified simulator', () => {
  expect(plain.steps.length).toBeGreaterThan(14);
  expect(faultsIn(plain, plain, 'same')).toEqual([]);
  expect(plain.reported).toEqual([]);
  expect(plain.changes).toBe(0);
});

async function expectHonest(name: string, dialects: readonly Dialect[]): Promise<void> {
  const outcomes = dialects.map(({ outcome }) => outcome);
  const outcome = (['refused', 'other', 'same'] as const).find((each) => outcomes.includes(each)) ?? 'same';
  const found = await cell(dialects);
  const faults = faultsIn(found, plain, outcome);
  verdicts.set(name, faults.length > 0 ? `FAILS: ${faults[0]?.slice(0, 100)}` : verdictOf(found, plain));
  expect(found.changes).toBeGreaterThan(0);
  expect(faults, faults.join('\n')).toEqual([]);
  // If the dialect refuses steps, the journey may not reach the page.
  const isReached = (dialect: Dialect) =>
    dialects.every((other) => other === dialect || other.outcome !== 'refused');
  for (const word of dialects.filter(isReached).flatMap(({ shownTexts = [] }) => shownTexts)) {
    expect(found.steps.map(({ words }) => words).join(' ')).toContain(word);
  }
}

describe('the main journey has the expected outcome', () => {
  it.each(DIALECTS)(
    'the main journey has the expected outcome if the API differs in $name: $description',
    (dialect) => expectHonest(dialect.name, [dialect]),
  );
});

const { FUZZ_CASES = '12', FUZZ_SEED = '1' } = process.env;

const PAIRS = fc.sample(
  fc.subarray(
    DIALECTS.filter(({ isSlow = false }) => !isSlow),
    { minLength: 2, maxLength: 2 },
  ),
  { numRuns: Number(FUZZ_CASES), seed: Number(FUZZ_SEED) },
);

describe('the main journey has the expected outcome with two dialects of the API at once', () => {
  it.each(PAIRS.map((pair) => [pair.map(({ name }) => name).join(' and '), pair] as const))(
    '%s',
    expectHonest,
  );
});
