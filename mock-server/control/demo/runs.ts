import type { Sandbox } from '../../store/sandbox';
import type { DemoRun } from './run';

const demoRuns = new WeakMap<Sandbox, DemoRun>();

const DEMOS = new WeakMap<Sandbox, Sandbox>();

export function runIn(world: Sandbox): DemoRun | undefined {
  return demoRuns.get(world);
}

export function demoFrom(world: Sandbox): string | undefined {
  return DEMOS.get(world)?.id;
}

export function noteRun(world: Sandbox, run: DemoRun, from?: Sandbox): void {
  demoRuns.set(world, run);
  if (from) DEMOS.set(from, world);
}
