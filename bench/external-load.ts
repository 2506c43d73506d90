import { cpus } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds of all processors since the machine's start. */
interface ProcessorTimes {
  busy: number;
  all: number;
}

const SAMPLE_MS = 2_000;

export async function measureExternalLoad(): Promise<number> {
  const before = processorTimes();
  await wait(SAMPLE_MS);
  return calculateBusyShare(before, processorTimes());
}

export function calculateBusyShare(before: ProcessorTimes, after: ProcessorTimes): number {
  const all = after.all - before.all;
  return all === 0 ? 0 : (after.busy - before.busy) / all;
}

function processorTimes(): ProcessorTimes {
  const times = cpus().map((processor) => processor.times);
  const idle = times.reduce((sum, each) => sum + each.idle, 0);
  const all = times.reduce((sum, each) => sum + each.user + each.nice + each.sys + each.irq + each.idle, 0);
  return { busy: all - idle, all };
}

export const formatPercent = (share: number) => `${Math.round(share * 100)} %`;
