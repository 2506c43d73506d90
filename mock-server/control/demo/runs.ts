import type { Sandbox } from '../../store/sandbox';
import type { DemoRun } from './run';

const demoRuns = new WeakMap<Sandbox, DemoRun>();

const demoWorldsByPrevious = new WeakMap<Sandbox, Sandbox>();

export function findRun(world: Sandbox): DemoRun | undefined {
  return demoRuns.get(world);
}

export function findDemoStartedFrom(world: Sandbox): string | undefined {
  return demoWorldsByPrevious.get(world)?.id;
}

export function rememberRun(world: Sandbox, run: DemoRun, previousWorld?: Sandbox): void {
  demoRuns.set(world, run);
  if (previousWorld) demoWorldsByPrevious.set(previousWorld, world);
}
