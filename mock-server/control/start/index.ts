import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { Simulator } from '../../api/exchange';
import { readBySchema } from '../../api/read-by-schema';
import { addWorldToHref } from '../../pages/shell/navigation-items';
import type { Sandbox } from '../../store/sandbox';
import { DEFAULT_SANDBOX } from '../../store/sandboxes';
import { getTexts } from '../../texts/texts';
import { findDemoStartedFrom } from '../demo/runs';
import { listWorldsOfBrowser, runInOwnWorld } from '../own-worlds';
import { createPageView } from '../page/page-view';
import { readStartPreference, saveStartPreference } from '../page/start-preference';
import { readPageForm } from '../page-form';
import { createPageResponse } from '../page-shell/page-response';
import { createStartData } from './start-data';

const beginQuery = z.strictObject({ begin: z.enum(['on', 'off']), from: z.enum(['start', 'development']) });

export function createStartControl(simulator: Simulator): Hono {
  return new Hono()
    .get('/', async (c, next) => {
      const query = new URL(c.req.url).searchParams;
      const isNarrowed = ['q', 'group', 'application'].some((name) => query.has(name));
      if (isNarrowed) return c.redirect(`/simulator/situations?${query}`);
      if (query.has('log')) return c.redirect(`/simulator/development?${query}`);
      const beginning = query.has('sandbox') ? null : readStartPreference(c);
      if (beginning === null) return next();
      if (beginning === 'development-shared') query.set('sandbox', DEFAULT_SANDBOX);
      return c.redirect(`/simulator/development?${query}`);
    })
    .get('/', runInOwnWorld(simulator), (c) => {
      const view = createPageView(simulator, c);
      return createPageResponse(c, view, {
        page: 'start',
        data: createStartData(view, recentWorlds(simulator, c)),
        navigationItem: 'start',
        title: getTexts('start', view.language)('title'),
        address: addWorldToHref('/simulator/', view),
        isLive: true,
      });
    })
    .post('/begin', async (c) => {
      const view = createPageView(simulator, c);
      const body = await readPageForm(c);
      const { begin, from } = readBySchema(beginQuery, Object.fromEntries(body));
      saveStartPreference(c, begin === 'on', view.sandbox.id);
      return c.redirect(
        addWorldToHref(from === 'start' ? '/simulator/' : '/simulator/development', view),
        303,
      );
    });
}

function recentWorlds(simulator: Simulator, c: Context): Sandbox[] {
  const worlds = listWorldsOfBrowser(simulator, c).flatMap((world) => {
    const demo = simulator.sandboxes.peek(findDemoStartedFrom(world) ?? '');
    return demo ? [demo, world] : [world];
  });
  return [...new Set(worlds)];
}
