// npm run bench [-- --short | --only GROUP | --agree]. Exit code 1 means a failed measurement, 2 wrong usage.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { measureCapacity } from './capacity';
import { formatPercent, measureExternalLoad } from './external-load';
import { measureFirstVisit } from './first-visit';
import { measureGrowth } from './growth';
import { measureLighthouse } from './lighthouse';
import { measureMemory } from './memory';
import { measureMockServers } from './mock-servers';
import { measureNext } from './next';
import { measurePages } from './pages';
import {
  type AgreedValues,
  formatTable,
  isNoisyMeasurement,
  measuredValuesOf,
  type ReportRow,
  readAgreed,
} from './report';
import { measureSimulator } from './simulator';
import { measureStartTime } from './start';
import { measureTabs } from './tabs';

// `--short` runs only pages and simulator; the other groups take minutes.
const GROUPS = {
  pages: measurePages,
  simulator: measureSimulator,
  start: measureStartTime,
  memory: measureMemory,
  growth: measureGrowth,
  capacity: measureCapacity,
  'first-visit': measureFirstVisit,
  tabs: measureTabs,
  lighthouse: measureLighthouse,
  next: measureNext,
  rivals: measureMockServers,
};
type BenchmarkGroup = keyof typeof GROUPS;
const ALL = Object.keys(GROUPS) as BenchmarkGroup[];
const SHORT: readonly BenchmarkGroup[] = ['pages', 'simulator'];

const USAGE = `npm run bench -- [--short] [--only ${ALL.join('|')}] [--agree]`;
const AGREED_FILE = 'bench/agreed.json';
const REPORT_FOLDER = '.reports/bench';

/** Ratios are unreliable if other programs use more processor time. */
const MAX_EXTERNAL_LOAD = 0.15;

interface Options {
  isShort: boolean;
  shouldAgree: boolean;
  groups: readonly BenchmarkGroup[];
}

function parseOptions(): Options {
  const {
    short: isShort = false,
    agree: shouldAgree = false,
    only,
  } = parseArgs({
    options: { short: { type: 'boolean' }, agree: { type: 'boolean' }, only: { type: 'string' } },
  }).values;
  if (only !== undefined && !isGroup(only)) throw new Error(`There is no group ${only}.`);
  return { isShort, shouldAgree, groups: only ? [only] : isShort ? SHORT : ALL };
}

const isGroup = (name: string): name is BenchmarkGroup => Object.hasOwn(GROUPS, name);

async function runBenchmarks({ isShort, shouldAgree, groups }: Options): Promise<void> {
  for (const program of ['build/server/portal.js', 'build/simulator/main.js']) {
    if (!existsSync(program)) throw new Error(`${program} does not exist. Run npm run build.`);
  }
  const agreedValues: AgreedValues = existsSync(AGREED_FILE)
    ? readAgreed(readFileSync(AGREED_FILE, 'utf8'))
    : {};
  const rows: ReportRow[] = [];
  let load = 0;
  for (const group of groups) {
    if (!isShort) load = Math.max(load, await measureExternalLoad());
    rows.push(...(await measureUntilStable(GROUPS[group], isShort)));
  }
  const isBusy = load > MAX_EXTERNAL_LOAD;
  console.info(formatTable(rows, agreedValues, isBusy));
  if (isBusy)
    console.info(
      `\nOther programs used up to ${formatPercent(load)} of this machine: its ratios have no verdict.`,
    );
  console.info(
    "\nTimes are medians of the server's processor time per request. Rows with a reference alternate between both servers: only the ratio counts.",
  );
  mkdirSync(REPORT_FOLDER, { recursive: true });
  writeFileSync(`${REPORT_FOLDER}/last.json`, `${JSON.stringify(rows, null, 2)}\n`);
  if (shouldAgree && isBusy) console.info('\nA busy machine changes no agreed values.');
  else if (shouldAgree && !isShort)
    writeFileSync(
      AGREED_FILE,
      `${JSON.stringify({ ...agreedValues, ...measuredValuesOf(rows) }, null, 2)}\n`,
    );
}

async function measureUntilStable(
  measure: (isShort: boolean) => Promise<ReportRow[]>,
  isShort: boolean,
): Promise<ReportRow[]> {
  const rows = await measure(isShort);
  if (isShort || !rows.some(isNoisyMeasurement)) return rows;
  console.info('The rounds differ too much. Measuring again.');
  return measure(isShort);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    console.error('Stopped; nothing was measured.');
    process.exit(1);
  });
}

try {
  const options = parseOptions();
  await runBenchmarks(options).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  });
} catch (error) {
  console.error(`${error instanceof Error ? error.message : error} ${USAGE}`);
  process.exitCode = 2;
}
