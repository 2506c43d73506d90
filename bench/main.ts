// npm run bench: processor time of the portal's pages and of the simulator's calls, each beside a floor or a peer in the same run.
// npm run bench -- --short: a few requests of each, to see that it works. Exit codes: 0 measured, 1 something could not be, 2 wrong use.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { measurePages } from './pages';
import { type AgreedRatios, isNoisy, type Row, ratiosOf, readAgreed, table } from './report';
import { measureSimulator } from './simulator';

const USAGE = 'npm run bench -- [--short] [--only pages|simulator] [--agree]';
const AGREED = 'bench/agreed.json';
const REPORTS = '.reports/bench';

const GROUPS = { pages: measurePages, simulator: measureSimulator };
type Group = keyof typeof GROUPS;

interface Wish {
  short: boolean;
  agree: boolean;
  groups: Group[];
}

function wish(): Wish {
  const { short, agree, only } = parseArgs({
    options: { short: { type: 'boolean' }, agree: { type: 'boolean' }, only: { type: 'string' } },
  }).values;
  if (only !== undefined && !isGroup(only)) throw new Error(`There is no group ${only}.`);
  return { short: short ?? false, agree: agree ?? false, groups: only ? [only] : ['pages', 'simulator'] };
}

const isGroup = (name: string): name is Group => Object.hasOwn(GROUPS, name);

async function bench({ short, agree, groups }: Wish): Promise<void> {
  for (const program of ['build/server/portal.js', 'build/simulator/main.js']) {
    if (!existsSync(program)) throw new Error(`${program} is not there: npm run build makes it.`);
  }
  const agreed: AgreedRatios = existsSync(AGREED) ? readAgreed(readFileSync(AGREED, 'utf8')) : {};
  const rows: Row[] = [];
  for (const group of groups) rows.push(...(await quietly(GROUPS[group], short)));
  console.info(table(rows, agreed));
  console.info(
    '\nProcessor time of the server a request, medians of rounds in turn; ratios are what counts.',
  );
  mkdirSync(REPORTS, { recursive: true });
  writeFileSync(`${REPORTS}/last.json`, `${JSON.stringify(rows, null, 2)}\n`);
  if (agree && !short)
    writeFileSync(AGREED, `${JSON.stringify({ ...agreed, ...ratiosOf(rows) }, null, 2)}\n`);
}

/** Measures a group; once more where the machine was busy with something else. */
async function quietly(measure: (isShort: boolean) => Promise<Row[]>, isShort: boolean): Promise<Row[]> {
  const [load = 0] = loadavg();
  if (!isShort && load > availableParallelism()) {
    console.info(`This machine is busy (${load.toFixed(1)} processes wait): the ratios will be wide.`);
  }
  const rows = await measure(isShort);
  if (isShort || !rows.some(isNoisy)) return rows;
  console.info('The rounds differ too much: measured once more.');
  return measure(isShort);
}

// Whoever stops it leaves nothing running: the servers end with this process.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    console.error('Stopped; nothing was measured.');
    process.exit(1);
  });
}

try {
  const wished = wish();
  await bench(wished).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  });
} catch (error) {
  console.error(`${error instanceof Error ? error.message : error} ${USAGE}`);
  process.exitCode = 2;
}
