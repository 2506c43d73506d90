import type { Sandbox } from '../../store/sandbox';
import type { DemoRun } from './run';

/** The demonstrations under way, by the world that each is shown in. */
const RUNS = new WeakMap<Sandbox, DemoRun>();

/** The world of the demonstration that somebody went to, by the world that they came from. */
const DEMOS = new WeakMap<Sandbox, Sandbox>();

/** The demonstration that a world is shown in; undefined in any other world. */
export function runIn(world: Sandbox): DemoRun | undefined {
  return RUNS.get(world);
}

/** Id of the demonstration's world that was begun from a world, which may be gone by now. */
export function demoFrom(world: Sandbox): string | undefined {
  return DEMOS.get(world)?.id;
}

/** Notes a demonstration that begins in its own world, and from where somebody came to it. */
export function noteRun(world: Sandbox, run: DemoRun, from?: Sandbox): void {
  RUNS.set(world, run);
  if (from) DEMOS.set(from, world);
}
