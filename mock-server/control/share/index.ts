import { findScenario } from 'fixtures/worlds';
import { type Context, Hono } from 'hono';
import type { Simulator } from '../../api/exchange';
import { refusal } from '../../api/refusal';
import type { LinkedThing } from '../../pages/share/link-gone-page';
import { inWorld } from '../../pages/shell/places';
import type { Sandbox } from '../../store/sandbox';
import { restore } from '../../store/take-snapshot';
import { texts } from '../../texts/texts';
import { madeShown } from '../film/film-data';
import { filmFile } from '../film/film-file';
import { filmsOf } from '../film/films-of';
import { inOwnWorld, openOwnWorld, worldsOfBrowser } from '../own-worlds';
import { acceptsHtml } from '../page/error-page';
import { languageOf, viewOf } from '../page/page-view';
import { pageHref } from '../page/view';
import { readPageForm } from '../page-form';
import { pageAnswer, wantsData } from '../page-shell/page-answer';
import { savedStatesOf } from '../saved-states';
import { sharedData } from './shared-data';

/** SIM-12 */
export function shareControl(simulator: Simulator): Hono {
  const savedStates = savedStatesOf(simulator);
  const films = filmsOf(simulator);

  const worldsShownTo = (c: Context) => [
    ...new Set([viewOf(simulator, c).sandbox, ...worldsOfBrowser(simulator, c)]),
  ];

  function linkIn(worlds: readonly Sandbox[], form: URLSearchParams) {
    if (form.has('film')) {
      const film = worlds.flatMap((world) => films.of(world)).find(({ id }) => id === form.get('film'));
      if (!film?.link) throw refusal('err_entity_not_found', 'film');
      return { withdraw: () => films.withdraw(film), shareAgain: () => films.share(film, '') };
    }
    const state = worlds.flatMap((world) => savedStates.of(world)).find(({ id }) => id === form.get('state'));
    if (state === undefined) throw refusal('err_entity_not_found', 'state');
    return {
      withdraw: () => savedStates.withdraw(state),
      shareAgain: () => savedStates.shareAgain(state),
    };
  }

  return new Hono()
    .get('/shared', inOwnWorld(simulator), (c) => {
      const view = viewOf(simulator, c);
      return pageAnswer(c, view, {
        page: 'shared',
        data: sharedData(view, { savedStates, films, worlds: worldsShownTo(c) }),
        at: 'demo',
        title: texts('shared', view.language)('title'),
        address: inWorld('/simulator/shared', view),
        isLive: true,
      });
    })
    .post('/shared', async (c) => {
      const worlds = worldsShownTo(c);
      const form = await readPageForm(c);
      const { withdraw, shareAgain } = linkIn(worlds, form);
      const intent = form.get('intent');
      if (intent === 'withdraw') withdraw();
      else if (intent === 'share') shareAgain();
      else throw refusal('err_validation_failed', 'intent');
      return c.redirect(inWorld('/simulator/shared', viewOf(simulator, c)), 303);
    })
    .get('/share/film/:link', async (c) => {
      const id = c.req.param('link');
      const film = films.linked(id);
      if (!film?.made) return linkGone(c, 'film');
      films.countVisit(id);
      const language = languageOf(c);
      return pageAnswer(
        c,
        { sandbox: null, language },
        {
          page: 'filmLink',
          data: {
            title: film.title,
            made: madeShown(film.made, `/simulator/share/film/${id}/file`, language),
          },
          at: null,
          title: film.title,
          address: c.req.url,
          isBare: true,
        },
      );
    })
    .get('/share/film/:link/file', async (c) => {
      const film = films.linked(c.req.param('link'));
      return film?.made ? filmFile(c, film) : linkGone(c, 'film');
    })
    .get('/share/:state', async (c) => {
      const id = c.req.param('state');
      if (savedStates.isWithdrawn(id)) return linkGone(c, 'state');
      const saved = savedStates.openShared(id);
      if (saved === undefined) throw refusal('err_entity_not_found', 'state');
      const sandbox = openOwnWorld(simulator, c, {
        scenario: scenarioOf(saved.snapshot.scenario),
        seed: saved.snapshot.seed,
        now: null,
      });
      restore(sandbox, saved.snapshot);
      return c.redirect(pageHref({ sandbox, query: {}, path: '/simulator/situations' }), 303);
    });
}

/** Links of films have this answer also if they never existed. */
function linkGone(c: Context, of: LinkedThing): Promise<Response> {
  if (!acceptsHtml(c) && !wantsData(c)) throw refusal('err_entity_not_found', of);
  const language = languageOf(c);
  return pageAnswer(
    c,
    { sandbox: null, language },
    {
      page: 'linkGone',
      data: { of },
      at: null,
      title: texts('shared', language)('gone'),
      address: c.req.url,
      status: 404,
    },
  );
}

function scenarioOf(id: string) {
  const scenario = findScenario(id);
  if (scenario === undefined) throw refusal('err_entity_not_found', 'scenario');
  return scenario;
}
