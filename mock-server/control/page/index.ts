import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Context, Hono } from 'hono';
import type { Simulator } from '../../api/exchange';
import { Refusal, refusal } from '../../api/refusal';
import { CAPACITY_STATUS } from '../../http/capacity-refusal';
import { inWorld } from '../../pages/shell/places';
import type { ExceededLimit } from '../../store/hosted-limits';
import { harOf } from '../har';
import { requireCapacity } from '../open-world';
import { inOwnWorld } from '../own-worlds';
import { readPageForm } from '../page-form';
import { pageAnswer } from '../page-shell/page-answer';
import { savedStatesOf } from '../saved-states';
import { ACTIONS } from './actions';
import { sandboxEvents } from './events';
import { mailData } from './outbox';
import { developmentData, situationsData } from './page-data';
import { viewOf } from './page-view';
import { codesOf, refusalMessage } from './refusal-message';
import { titleOf } from './scenario-texts';
import { CONTROL_STYLE } from './style';
import { type PageView, pageHref } from './view';

const SCRIPT = readFileSync(new URL('live.js', import.meta.url), 'utf8').replace(
  "'idiomorph'",
  "'/simulator/page/idiomorph.js'",
);
const { resolve } = createRequire(import.meta.url);
const MORPH = readFileSync(resolve('idiomorph/dist/idiomorph.esm.js'), 'utf8');
const FONT = readFileSync(resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'));
const FONT_EXT = readFileSync(resolve('@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2'));
const FONT_HEADERS = { 'content-type': 'font/woff2', 'cache-control': 'public, max-age=86400' };

/** SIM-14 */
export function pageControl(simulator: Simulator): Hono {
  const savedStates = savedStatesOf(simulator);

  const look = (c: Context): PageView => {
    const view = viewOf(simulator, c);
    return {
      ...view,
      saved: savedStates.of(view.sandbox),
      isShared: (state) => savedStates.isShared(state),
    };
  };

  function page(c: Context, view: PageView, status = 200) {
    const shown = { address: pageHref(view), isLive: true, status };
    return view.path === '/simulator/development'
      ? pageAnswer(c, view, {
          ...shown,
          page: 'development',
          data: developmentData(view),
          at: 'start',
          title: view.t('tools'),
        })
      : pageAnswer(c, view, {
          ...shown,
          page: 'situations',
          data: situationsData(view),
          at: 'situations',
          title: titleOf(view.sandbox.start.scenario, view.language),
        });
  }

  return new Hono()
    .get('/situations', inOwnWorld(simulator), (c) => page(c, look(c)))
    .get('/development', inOwnWorld(simulator), (c) => page(c, look(c)))
    .post('/page/:action', async (c) => {
      const view = look(c);
      const wanted = c.req.param('action');
      const action = Object.hasOwn(ACTIONS, wanted) ? ACTIONS[wanted] : undefined;
      if (action === undefined) throw refusal('err_entity_not_found');
      const body = await readPageForm(c);
      try {
        if (wanted !== 'reset' && wanted !== 'scenario') {
          requireCapacity(simulator, view.sandbox);
        }
        const next = action(
          { simulator, context: c, sandbox: view.sandbox, savedStates },
          Object.fromEntries(body),
        );
        if (next === view.sandbox)
          return c.redirect(body.has('from') ? inWorld('/simulator/', view) : pageHref(view), 303);
        const query = { ...view.query, application: undefined };
        return c.redirect(`${pageHref({ sandbox: next, query, path: view.path })}#scenario`, 303);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        const why = capacityRefusalIn(error);
        const now = look(c);
        const refused = {
          text: refusalMessage(error, now.language),
          codes: codesOf(error),
          typed: { action: wanted, values: Object.fromEntries(body) },
        };
        return page(c, { ...now, refused }, why === null ? 422 : CAPACITY_STATUS[why]);
      }
    })
    .get('/page/events', (c) => sandboxEvents(c, look(c).sandbox))
    .get('/page/requests.har', (c) => c.json(harOf([...look(c).sandbox.log.list()])))
    .get('/page/live.js', (c) => c.body(SCRIPT, 200, { 'content-type': 'text/javascript; charset=utf-8' }))
    .get('/page/idiomorph.js', (c) =>
      c.body(MORPH, 200, { 'content-type': 'text/javascript; charset=utf-8' }),
    )
    .get('/page/inter.woff2', (c) => c.body(FONT, 200, FONT_HEADERS))
    .get('/page/inter-ext.woff2', (c) => c.body(FONT_EXT, 200, FONT_HEADERS))
    .get('/page/style.css', (c) => c.body(CONTROL_STYLE, 200, { 'content-type': 'text/css; charset=utf-8' }))
    .get('/mails/:id', (c) => {
      const view = look(c);
      const mail = view.sandbox.store.mails.get(c.req.param('id'));
      if (mail === undefined) throw refusal('err_entity_not_found');
      return pageAnswer(c, view, {
        page: 'mail',
        data: mailData(view, mail),
        at: null,
        title: mail.subject,
        address: c.req.url,
        isLive: true,
      });
    });
}

function capacityRefusalIn({ errors: [error] }: Refusal): ExceededLimit | null {
  return (Object.keys(CAPACITY_STATUS) as ExceededLimit[]).find((why) => why === error?.field) ?? null;
}
