import type { Sandbox } from '../../store/sandbox';
import type { DemoRun } from './run';

const demoRuns = new WeakMap<Sandbox, DemoRun>();

const demoWorldsByPrevious = new WeakMap<Sandbox, Sandbox>();
const previousByDemoWorld = new WeakMap<Sandbox, Sandbox>();

export function findRun(world: Sandbox): DemoRun | undefined {
  return demoRuns.get(world);
}

export function findDemoStartedFrom(world: Sandbox): string | undefined {
  return demoWorldsByPrevious.get(world)?.id;
}

export function rememberRun(world: Sandbox, run: DemoRun, previousWorld?: Sandbox): void {
  demoRuns.set(world, run);
  if (!previousWorld) return;
  demoWorldsByPrevious.set(previousWorld, world);
  previousByDemoWorld.set(world, previousWorld);
}

/** The demo that started in a world, and the world that a demo started in. The same person uses both. */
export const worldsBeside = (world: Sandbox): Sandbox[] =>
  [demoWorldsByPrevious.get(world), previousByDemoWorld.get(world)].filter((each) => each !== undefined);
