import type { Context } from 'hono';
import type { Simulator } from '../../api/exchange';
import type { Sandbox } from '../../store/sandbox';
import { listWorldsOfBrowser } from '../own-worlds';
import { worldsBeside } from './runs';

/** The world of the page, those of the browser, and those beside them: a demo's host name has cookies of its own. */
export function worldsOfPerson(simulator: Simulator, c: Context, sandbox: Sandbox): Sandbox[] {
  const worlds = [sandbox, ...listWorldsOfBrowser(simulator, c)];
  const all = new Set([...worlds, ...worlds.flatMap(worldsBeside)]);
  return [...all].filter(({ id }) => simulator.sandboxes.has(id));
}
