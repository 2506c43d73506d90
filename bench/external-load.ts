import { cpus } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds of all processors since the machine's start. */
interface ProcessorTimes {
  busy: number;
  all: number;
}

const SAMPLE_DURATION_MS = 2_000;

export async function measureExternalLoad(): Promise<number> {
  const startTimes = readProcessorTimes();
  await wait(SAMPLE_DURATION_MS);
  return calculateBusyShare(startTimes, readProcessorTimes());
}

export function calculateBusyShare(startTimes: ProcessorTimes, endTimes: ProcessorTimes): number {
  const all = endTimes.all - startTimes.all;
  return all === 0 ? 0 : (endTimes.busy - startTimes.busy) / all;
}

function readProcessorTimes(): ProcessorTimes {
  const times = cpus().map((processor) => processor.times);
  const idle = times.reduce((sum, each) => sum + each.idle, 0);
  const all = times.reduce((sum, each) => sum + each.user + each.nice + each.sys + each.irq + each.idle, 0);
  return { busy: all - idle, all };
}

export const formatPercent = (ratio: number) => `${Math.round(ratio * 100)} %`;
