import { type ChildProcess, fork } from 'node:child_process';
import { on, once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** A server in a process of its own, so that its processor time is its own. */
export interface MeasuredProcess {
  /** Origin that its addresses begin with. */
  readonly origin: string;
  /** Processor time used so far, user and system, in microseconds. */
  cpu(): Promise<number>;
  /** Memory that it holds now, in bytes. */
  memory(): Promise<number>;
  /** Ends it; done when it has ended. */
  stop(): Promise<void>;
}

interface Start {
  /** The program, and what it is told. */
  program: string;
  args?: readonly string[];
  flags?: readonly string[];
  /** Folder it runs in; that of this process where none is named. */
  cwd?: string;
  env: Record<string, string>;
  origin: string;
  /** A path that answers 200 once it serves. */
  ready: string;
}

/** What `report-process.mjs` answers. */
const used = z.object({ microseconds: z.number(), bytes: z.number() });

const REPORT = fileURLToPath(new URL('./report-process.mjs', import.meta.url));
const START_MS = 60_000;

/** Starts a server and waits until it serves. @throws Error with one line when it ends first or takes longer than a minute */
export async function startMeasured(start: Start): Promise<MeasuredProcess> {
  const child = fork(start.program, [...(start.args ?? [])], {
    execArgv: ['--import', REPORT, ...(start.flags ?? [])],
    cwd: start.cwd,
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
  const use = async () => {
    const told = on(child, 'message');
    child.send('use');
    // The program may have messages of its own.
    for await (const [message] of told) {
      const answer = used.safeParse(message);
      if (answer.success) return answer.data;
    }
    throw new Error(`${start.program} ended before it was measured.`);
  };
  return {
    origin: start.origin,
    cpu: async () => (await use()).microseconds,
    memory: async () => (await use()).bytes,
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
