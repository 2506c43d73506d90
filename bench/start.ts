import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '../scripts/free-port.mjs';
import type { ReportRow } from './report';
import { medianOf } from './rounds';

const START_COUNT = 5;

export async function measureStartTime(isShort: boolean): Promise<ReportRow[]> {
  const times: number[] = [];
  for (let start = 0; start < (isShort ? 1 : START_COUNT); start += 1) times.push(await firstResponse());
  return [{ group: 'start', name: "simulator's first answer", value: medianOf(times), unit: 'ms', bar: 800 }];
}

async function firstResponse(): Promise<number> {
  const port = await findFreePort();
  const begin = performance.now();
  const simulator = spawn(process.execPath, ['scripts/simulator.mjs'], {
    env: { ...process.env, SIMULATOR_PORT: String(port) },
    stdio: 'ignore',
  });
  const exitEvent = once(simulator, 'exit');
  process.once('exit', () => simulator.kill('SIGKILL'));
  try {
    while (simulator.exitCode === null) {
      const response = await fetch(`http://127.0.0.1:${port}/simulator/health`).catch(() => null);
      await response?.arrayBuffer();
      if (response?.ok) return performance.now() - begin;
      await wait(10);
    }
    throw new Error(`scripts/simulator.mjs ended with code ${simulator.exitCode}.`);
  } finally {
    simulator.kill('SIGKILL');
    await exitEvent;
  }
}
