import type { Context } from 'hono';
import type { Simulator } from '../../api/exchange';
import type { Sandbox } from '../../store/sandbox';
import { listWorldsOfBrowser } from '../own-worlds';
import { findDemoStartedFrom, findRun } from './runs';

/**
 * The world of the page, those of the browser, and the demos that started in those: a demo's host name has
 * cookies of its own. A demo's id is in its QR code, so it leads to no other world.
 */
export function worldsOfPerson(simulator: Simulator, c: Context, sandbox: Sandbox): Sandbox[] {
  const ofBrowser = listWorldsOfBrowser(simulator, c);
  const demos = ofBrowser
    .filter((world) => findRun(world) === undefined)
    .flatMap((world) => simulator.sandboxes.peek(findDemoStartedFrom(world) ?? '') ?? []);
  const all = new Set([sandbox, ...ofBrowser, ...demos]);
  return [...all].filter(({ id }) => simulator.sandboxes.has(id));
}
