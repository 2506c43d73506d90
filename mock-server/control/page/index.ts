import type { Language } from 'contracts/api/enumerations';
import { type Context, Hono } from 'hono';
import type { Simulator } from '../../api/exchange';
import { createRefusal, Refusal } from '../../api/refusal';
import { CAPACITY_STATUS } from '../../http/capacity-refusal';
import { addWorldToHref } from '../../pages/shell/navigation-items';
import type { ExceededLimit } from '../../store/hosted-limits';
import { getTexts, hasText } from '../../texts/texts';
import { createHar } from '../har';
import { requireCapacity } from '../open-world';
import { runInOwnWorld } from '../own-worlds';
import { readPageForm } from '../page-form';
import { createPageResponse } from '../page-shell/page-response';
import { getSavedStates } from '../saved-states';
import { getSharedLinks, isLinkOpen } from '../shared-links';
import { PAGE_ACTIONS } from './actions';
import { streamSandboxEvents } from './events';
import { createMailData } from './outbox';
import { createDevelopmentData, createSituationsData } from './page-data';
import { createPageView } from './page-view';
import { errorCodesOf, formatRefusalMessage } from './refusal-message';
import { scenarioTitleOf } from './scenario-texts';
import { createPageHref, type PageView } from './view';

export function createPageControl(simulator: Simulator): Hono {
  const savedStates = getSavedStates(simulator);
  const links = getSharedLinks(simulator);

  const look = (c: Context): PageView => {
    const view = createPageView(simulator, c);
    return {
      ...view,
      saved: savedStates.of(view.sandbox),
      findOpenLink: ({ id }) => {
        const link = links.findByContent(view.sandbox, { kind: 'state', contentId: id });
        return isLinkOpen(link) ? link : null;
      },
    };
  };

  function page(c: Context, view: PageView, status = 200) {
    const shown = { address: createPageHref(view), isLive: true, status };
    return view.path === '/simulator/development'
      ? createPageResponse(c, view, {
          ...shown,
          page: 'development',
          data: createDevelopmentData(view),
          at: 'start',
          title: view.t('tools'),
        })
      : createPageResponse(c, view, {
          ...shown,
          page: 'situations',
          data: createSituationsData(view),
          at: 'situations',
          title: scenarioTitleOf(view.sandbox.start.scenario, view.language),
        });
  }

  return new Hono()
    .get('/situations', runInOwnWorld(simulator), (c) => page(c, look(c)))
    .get('/development', runInOwnWorld(simulator), (c) => page(c, look(c)))
    .post('/page/:action', async (c) => {
      const view = look(c);
      const wanted = c.req.param('action');
      const action = Object.hasOwn(PAGE_ACTIONS, wanted) ? PAGE_ACTIONS[wanted] : undefined;
      if (action === undefined) throw createRefusal('err_entity_not_found');
      const body = await readPageForm(c);
      try {
        if (wanted !== 'reset' && wanted !== 'scenario') {
          requireCapacity(simulator, view.sandbox);
        }
        const next = action(
          { simulator, context: c, sandbox: view.sandbox, savedStates, links },
          Object.fromEntries(body),
        );
        if (next === view.sandbox)
          return c.redirect(
            body.has('from') ? addWorldToHref('/simulator/', view) : createPageHref(view),
            303,
          );
        const query = { ...view.query, application: undefined };
        return c.redirect(`${createPageHref({ sandbox: next, query, path: view.path })}#scenario`, 303);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        const why = capacityRefusalIn(error);
        const now = look(c);
        const problems = problemsOf(error, wanted, now.language);
        const refused = {
          text: Object.values(problems)[0] ?? formatRefusalMessage(error, now.language),
          codes: codesFor(now, error),
          typed: { action: wanted, values: Object.fromEntries(body), problems },
        };
        return page(c, { ...now, refused }, why === null ? 422 : CAPACITY_STATUS[why]);
      }
    })
    .get('/page/events', (c) => streamSandboxEvents(c, look(c).sandbox))
    .get('/page/requests.har', (c) => c.json(createHar([...look(c).sandbox.log.list()])))
    .get('/mails/:id', (c) => {
      const view = look(c);
      const mail = view.sandbox.store.mails.get(c.req.param('id'));
      if (mail === undefined) throw createRefusal('err_entity_not_found');
      return createPageResponse(c, view, {
        page: 'mail',
        data: createMailData(view, mail),
        at: null,
        title: mail.subject,
        address: c.req.url,
        isLive: true,
      });
    });
}

function problemsOf({ errors }: Refusal, action: string, language: Language): Record<string, string> {
  return Object.fromEntries(
    errors.flatMap(({ code, field }) => {
      const key = code === 'err_resource_exists' ? 'exists' : `entry.${action}.${field}`;
      return field && hasText('refusal', language, key) ? [[field, getTexts('refusal', language)(key)]] : [];
    }),
  );
}

/** The code of an invalid entry helps developers only. */
function codesFor({ path }: PageView, refused: Refusal): string {
  const isInvalid = refused.errors[0]?.code === 'err_validation_failed';
  return isInvalid && path === '/simulator/situations' ? '' : errorCodesOf(refused);
}

function capacityRefusalIn({ errors: [error] }: Refusal): ExceededLimit | null {
  return (Object.keys(CAPACITY_STATUS) as ExceededLimit[]).find((why) => why === error?.field) ?? null;
}
