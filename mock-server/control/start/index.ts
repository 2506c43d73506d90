import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { Simulator } from '../../api/exchange';
import { readBySchema } from '../../api/read-by-schema';
import type { Sandbox } from '../../store/sandbox';
import { DEFAULT_SANDBOX } from '../../store/sandboxes';
import { demoStartedFrom } from '../demo/runs';
import { inOwnWorld, worldsOfBrowser } from '../own-worlds';
import { PAGE_HEADERS, viewOf } from '../page/page-view';
import { setStartPreference, startPreferenceOf } from '../page/start-preference';
import { readPageForm } from '../page-form';
import { inWorld } from '../page-shell/places';
import { startPage } from './start-page';

const beginQuery = z.strictObject({ begin: z.enum(['on', 'off']), from: z.enum(['start', 'development']) });

/** SIM-14 */
export function startControl(simulator: Simulator): Hono {
  return new Hono()
    .get('/', async (c, next) => {
      const query = new URL(c.req.url).searchParams;
      const narrowed = ['q', 'group', 'application'].some((name) => query.has(name));
      if (narrowed) return c.redirect(`/simulator/situations?${query}`);
      if (query.has('log')) return c.redirect(`/simulator/development?${query}`);
      const beginning = query.has('sandbox') ? null : startPreferenceOf(c);
      if (beginning === null) return next();
      if (beginning === 'development-shared') query.set('sandbox', DEFAULT_SANDBOX);
      return c.redirect(`/simulator/development?${query}`);
    })
    .get('/', inOwnWorld(simulator), (c) =>
      c.html(startPage(viewOf(simulator, c), recentWorlds(simulator, c)), 200, PAGE_HEADERS),
    )
    .post('/begin', async (c) => {
      const view = viewOf(simulator, c);
      const body = await readPageForm(c);
      const { begin, from } = readBySchema(beginQuery, Object.fromEntries(body));
      setStartPreference(c, begin === 'on', view.sandbox.id);
      return c.redirect(inWorld(from === 'start' ? '/simulator/' : '/simulator/development', view), 303);
    });
}

function recentWorlds(simulator: Simulator, c: Context): Sandbox[] {
  const worlds = worldsOfBrowser(simulator, c).flatMap((world) => {
    const demo = simulator.sandboxes.peek(demoStartedFrom(world) ?? '');
    return demo ? [demo, world] : [world];
  });
  return [...new Set(worlds)];
}
