import { type ChildProcess, fork } from 'node:child_process';
import { on, once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

export interface MeasuredProcess {
  readonly origin: string;
  cpuMicroseconds(): Promise<number>;
  memory(): Promise<number>;
  stop(): Promise<void>;
}

interface Start {
  program: string;
  args?: readonly string[];
  flags?: readonly string[];
  cwd?: string;
  env: Record<string, string>;
  origin: string;
  readyPath: string;
}

const usageMessage = z.object({ microseconds: z.number(), bytes: z.number() });

const REPORT_MODULE = fileURLToPath(new URL('./report-process.mjs', import.meta.url));
const START_TIMEOUT_MS = 60_000;

/** @throws Error if the server exits, or after a minute */
export async function startMeasuredProcess(start: Start): Promise<MeasuredProcess> {
  const child = fork(start.program, [...(start.args ?? [])], {
    execArgv: ['--import', REPORT_MODULE, ...(start.flags ?? [])],
    cwd: start.cwd,
    env: { ...process.env, ...start.env },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let output = '';
  child.stderr?.on('data', (part: Buffer) => {
    output = `${output}${part}`.slice(-1000);
  });
  try {
    await waitUntilServing(child, start.origin + start.readyPath);
  } catch (error) {
    child.kill('SIGKILL');
    const reason = error instanceof Error ? error.message : 'it did not start';
    throw new Error(`${start.program}: ${reason} ${output.trim().split('\n').at(-1) ?? ''}`.trim());
  }
  const measureUsage = async () => {
    const messages = on(child, 'message');
    child.send('use');
    for await (const [message] of messages) {
      const usage = usageMessage.safeParse(message);
      if (usage.success) return usage.data;
    }
    throw new Error(`${start.program} ended before it was measured.`);
  };
  return {
    origin: start.origin,
    cpuMicroseconds: async () => (await measureUsage()).microseconds,
    memory: async () => (await measureUsage()).bytes,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exitEvent = once(child, 'exit');
      child.kill('SIGKILL');
      await exitEvent;
    },
  };
}

async function waitUntilServing(child: ChildProcess, address: string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`ended with code ${child.exitCode}.`);
    const response = await fetch(address).catch(() => null);
    await response?.arrayBuffer();
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`did not serve within ${START_TIMEOUT_MS / 1000} s.`);
}
