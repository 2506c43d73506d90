import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A server in a process of its own, so that its processor time is its own. */
export interface MeasuredProcess {
  /** Origin that its addresses begin with. */
  readonly origin: string;
  /** Processor time used so far, user and system, in microseconds. */
  cpu(): Promise<number>;
  /** Ends it; done when it has ended. */
  stop(): Promise<void>;
}

interface Start {
  /** The program, and what it is told. */
  program: string;
  args?: readonly string[];
  flags?: readonly string[];
  env: Record<string, string>;
  origin: string;
  /** A path that answers 200 once it serves. */
  ready: string;
}

const REPORT = fileURLToPath(new URL('./report-cpu.mjs', import.meta.url));
const START_MS = 60_000;

/** Starts a server and waits until it serves. @throws Error with one line when it ends first or takes longer than a minute */
export async function startMeasured(start: Start): Promise<MeasuredProcess> {
  const child = fork(start.program, [...(start.args ?? [])], {
    execArgv: ['--import', REPORT, ...(start.flags ?? [])],
    env: { ...process.env, ...start.env },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let said = '';
  child.stderr?.on('data', (part: Buffer) => {
    said = `${said}${part}`.slice(-1000);
  });
  try {
    await serving(child, start.origin + start.ready);
  } catch (error) {
    child.kill('SIGKILL');
    const why = error instanceof Error ? error.message : 'it did not start';
    throw new Error(`${start.program}: ${why} ${said.trim().split('\n').at(-1) ?? ''}`.trim());
  }
  return {
    origin: start.origin,
    async cpu() {
      const told = once(child, 'message');
      child.send('cpu');
      const [microseconds] = await told;
      return Number(microseconds);
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

async function serving(child: ChildProcess, address: string): Promise<void> {
  const until = Date.now() + START_MS;
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`ended with code ${child.exitCode}.`);
    const answer = await fetch(address).catch(() => null);
    await answer?.arrayBuffer();
    if (answer?.ok) return;
    await new Promise((wait) => setTimeout(wait, 100));
  }
  throw new Error(`did not serve within ${START_MS / 1000} s.`);
}
