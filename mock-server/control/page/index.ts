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

  const createView = (c: Context): PageView => {
    const view = createPageView(simulator, c);
    return {
      ...view,
      savedStates: savedStates.listStates(view.sandbox),
      findOpenLink: ({ id }) => {
        const link = links.findByContent(view.sandbox, { kind: 'state', contentId: id });
        return isLinkOpen(link) ? link : null;
      },
    };
  };

  function page(c: Context, view: PageView, status = 200) {
    const pageOptions = { address: createPageHref(view), isLive: true, status };
    return view.path === '/simulator/development'
      ? createPageResponse(c, view, {
          ...pageOptions,
          page: 'development',
          data: createDevelopmentData(view),
          navigationItem: 'start',
          title: view.t('tools'),
        })
      : createPageResponse(c, view, {
          ...pageOptions,
          page: 'situations',
          data: createSituationsData(view),
          navigationItem: 'situations',
          title: scenarioTitleOf(view.sandbox.start.scenario, view.language),
        });
  }

  return new Hono()
    .get('/situations', runInOwnWorld(simulator), (c) => page(c, createView(c)))
    .get('/development', runInOwnWorld(simulator), (c) => page(c, createView(c)))
    .post('/page/:action', async (c) => {
      const view = createView(c);
      const actionName = c.req.param('action');
      const action = Object.hasOwn(PAGE_ACTIONS, actionName) ? PAGE_ACTIONS[actionName] : undefined;
      if (action === undefined) throw createRefusal('err_entity_not_found');
      const body = await readPageForm(c);
      try {
        if (actionName !== 'reset' && actionName !== 'scenario') {
          requireCapacity(simulator, view.sandbox);
        }
        const resultWorld = action(
          { simulator, context: c, sandbox: view.sandbox, savedStates, links },
          Object.fromEntries(body),
        );
        if (resultWorld === view.sandbox)
          return c.redirect(
            body.has('from') ? addWorldToHref('/simulator/', view) : createPageHref(view),
            303,
          );
        const query = { ...view.query, application: undefined };
        return c.redirect(
          `${createPageHref({ sandbox: resultWorld, query, path: view.path })}#scenario`,
          303,
        );
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        const exceededLimit = capacityRefusalIn(error);
        const currentView = createView(c);
        const problems = problemsOf(error, actionName, currentView.language);
        const refusedForm = {
          text: Object.values(problems)[0] ?? formatRefusalMessage(error, currentView.language),
          codes: shownCodesFor(currentView, error),
          typed: { action: actionName, values: Object.fromEntries(body), problems },
        };
        return page(
          c,
          { ...currentView, refusedForm },
          exceededLimit === null ? 422 : CAPACITY_STATUS[exceededLimit],
        );
      }
    })
    .get('/page/events', (c) => streamSandboxEvents(c, createView(c).sandbox))
    .get('/page/requests.har', (c) => c.json(createHar([...createView(c).sandbox.log.list()])))
    .get('/mails/:id', (c) => {
      const view = createView(c);
      const mail = view.sandbox.store.mails.get(c.req.param('id'));
      if (mail === undefined) throw createRefusal('err_entity_not_found');
      return createPageResponse(c, view, {
        page: 'mail',
        data: createMailData(view, mail),
        navigationItem: null,
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
function shownCodesFor({ path }: PageView, refusal: Refusal): string {
  const isInvalid = refusal.errors[0]?.code === 'err_validation_failed';
  return isInvalid && path === '/simulator/situations' ? '' : errorCodesOf(refusal);
}

function capacityRefusalIn({ errors: [error] }: Refusal): ExceededLimit | null {
  return (Object.keys(CAPACITY_STATUS) as ExceededLimit[]).find((limit) => limit === error?.field) ?? null;
}
