import type { Context } from 'hono';
import type { Simulator } from '../../api/exchange';
import type { Sandbox } from '../../store/sandbox';
import { listWorldsOfBrowser } from '../own-worlds';
import { findDemoStartedFrom, findRun } from './runs';

/** Lists the page's world, the worlds in the cookie, and demos started in them. */
export function listWorldsOfPerson(simulator: Simulator, c: Context, sandbox: Sandbox): Sandbox[] {
  const worldsOfBrowser = listWorldsOfBrowser(simulator, c);
  const demoWorlds = worldsOfBrowser
    .filter((world) => findRun(world) === undefined)
    .flatMap((world) => simulator.sandboxes.peek(findDemoStartedFrom(world) ?? '') ?? []);
  const worlds = new Set([sandbox, ...worldsOfBrowser, ...demoWorlds]);
  return [...worlds].filter(({ id }) => simulator.sandboxes.has(id));
}
