import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { listApplications } from 'contracts/api/applications';
import { katrinBrandt } from 'fixtures/people';
import { get, load, logIn, type Target } from './bench/load';
import type { Said, Served, Told } from './bench/server';

/**
 * Measures the simulator beside bare node:http that answers the same bytes: processor time of the server per request, requests per second,
 * and how long an answer takes. Ratios are what counts: they hold from machine to machine, more or less.
 */

const WARM_UP_MS = 1000;
const MEASURED_MS = 1000;

interface Server {
  process: ChildProcess;
  port: number;
}

interface Measured {
  microsecondsPerRequest: number;
  requestsPerSecond: number;
  median: number;
  p99: number;
}

async function start(served: Served): Promise<Server> {
  const child = fork(new URL('./bench/server.ts', import.meta.url), [served], {
    execArgv: ['--import', 'tsx'],
  });
  const said = await heard(child);
  if (!('port' in said)) throw new Error(`${served} did not say its port`);
  return { process: child, port: said.port };
}

async function heard(child: ChildProcess): Promise<Said> {
  const [said] = await once(child, 'message');
  return said;
}

function tell(child: ChildProcess, told: Told): void {
  child.send(told);
}

async function cpuOf(child: ChildProcess): Promise<number> {
  const said = heard(child);
  tell(child, 'cpu');
  const answer = await said;
  return 'cpuMicroseconds' in answer ? answer.cpuMicroseconds : 0;
}

async function measure(server: Server, path: string, cookie: string): Promise<Measured> {
  const target: Target = { port: server.port, path, cookie };
  await load(target, WARM_UP_MS);
  const before = await cpuOf(server.process);
  const started = performance.now();
  const latencies = (await load(target, MEASURED_MS)).toSorted((one, other) => one - other);
  const seconds = (performance.now() - started) / 1000;
  const cpu = (await cpuOf(server.process)) - before;
  return {
    microsecondsPerRequest: cpu / latencies.length,
    requestsPerSecond: latencies.length / seconds,
    median: latencies[Math.floor(latencies.length * 0.5)] ?? 0,
    p99: latencies[Math.floor(latencies.length * 0.99)] ?? 0,
  };
}

/** The bare server is made to answer what the simulator answers, so that both carry the same bytes. */
async function compare(name: string, simulator: Server, bare: Server, path: string, cookie: string) {
  const answer = await get({ port: simulator.port, path, cookie });
  tell(bare.process, { answer });
  const reference = await measure(bare, path, cookie);
  const measured = await measure(simulator, path, cookie);
  return {
    call: name,
    'answer, KB': (Buffer.byteLength(answer) / 1024).toFixed(1),
    'bare, µs CPU': reference.microsecondsPerRequest.toFixed(0),
    'simulator, µs CPU': measured.microsecondsPerRequest.toFixed(0),
    ratio: (measured.microsecondsPerRequest / reference.microsecondsPerRequest).toFixed(1),
    'requests/s': measured.requestsPerSecond.toFixed(0),
    'median, ms': measured.median.toFixed(1),
    'p99, ms': measured.p99.toFixed(1),
  };
}

const began = performance.now();
const [bare, small, large] = await Promise.all([
  start('bare'),
  start('simulator:10'),
  start('simulator:1000'),
]);
try {
  const few = await logIn(small.port, katrinBrandt);
  const many = await logIn(large.port, katrinBrandt);
  const list = '/user/applications';
  const [first] = listApplications.answer.parse(
    JSON.parse(await get({ port: large.port, path: list, cookie: many })),
  );
  const one = `${list}/${first?.applicationId}`;
  const rows = [
    await compare('GET /config', small, bare, '/config', few),
    await compare('GET /user/applications, 10', small, bare, list, few),
    await compare('GET /user/applications, 1000', large, bare, list, many),
    await compare('GET /user/applications/:id, one of 1000', large, bare, one, many),
  ];
  console.info(table(rows));
  console.info(
    `Ratio: processor time per request, simulator to bare node:http. ${inSeconds(began)} s in all.`,
  );
} finally {
  for (const server of [bare, small, large]) server.process.disconnect();
}

function inSeconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(1);
}

/** Rows with the same members as an aligned table, their names first. */
function table(rows: readonly Record<string, string>[]): string {
  const names = Object.keys(rows[0] ?? {});
  const lines = [names, ...rows.map((row) => names.map((name) => row[name] ?? ''))];
  const widths = names.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? '').length)));
  const aligned = lines.map((line) =>
    line
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  '),
  );
  return aligned.join('\n');
}
