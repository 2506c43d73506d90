import { LANGUAGES } from 'contracts/api/enumerations';
import { FILM_SIZES } from 'fixtures/film-order';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { Simulator } from '../../api/exchange';
import { portalOf } from '../../api/host';
import { refusal } from '../../api/refusal';
import type { FilmObstacle } from '../../films/film-maker';
import type { Film, FilmRefusal, FilmWish } from '../../films/films';
import { inWorld } from '../../pages/shell/places';
import { findDeployment } from '../../reference-data/deployments';
import type { Sandbox } from '../../store/sandbox';
import { texts } from '../../texts/texts';
import { deploymentOfWorld } from '../bank-in-world';
import { inOwnWorld } from '../own-worlds';
import { viewOf } from '../page/page-view';
import { titleOf } from '../page/scenario-texts';
import type { PageView } from '../page/view';
import { readPageForm } from '../page-form';
import { pageAnswer } from '../page-shell/page-answer';
import { clicksOf, openClicks } from './clicks';
import { type FilmChoice, type FilmNotice, filmData } from './film-data';
import { filmFile } from './film-file';
import { filmsOf } from './films-of';
import { filmableScenarios } from './scenarios';

const MAX_TITLE = 80;

const choices = z.object({
  what: z.enum(['clicks', 'scenario']).catch('clicks'),
  language: z.enum(LANGUAGES).optional().catch(undefined),
  size: z.enum(FILM_SIZES).catch('desk'),
  title: z
    .string()
    .trim()
    .transform((title) => title.slice(0, MAX_TITLE))
    .catch(''),
  scenario: z.string().max(40).optional().catch(undefined),
});

const STATUS: Record<FilmNotice, number> = {
  no_steps: 422,
  no_scenario: 422,
  queue_full: 429,
  world_full: 409,
  unavailable: 503,
};

/** SIM-12 */
export function filmControl(simulator: Simulator): Hono {
  const films = filmsOf(simulator);
  const { sandboxes, settings, filmMaker } = simulator;

  const portalFor = (deployment: Parameters<typeof portalOf>[1]) =>
    portalOf(new Request('http://127.0.0.1'), deployment, settings);

  async function obstacle(): Promise<FilmObstacle | null> {
    if (settings.hosted) return 'hosted';
    return filmMaker.obstacle(defaultPortal());
  }

  function defaultPortal(): string {
    const deployment = findDeployment(settings.defaultPartner);
    if (deployment === undefined) throw new Error('DEFAULT_PARTNER does not name a deployment');
    return portalFor(deployment);
  }

  async function page(c: Context, view: PageView, choice: FilmChoice, notice: FilmNotice | null = null) {
    const found = await obstacle();
    return pageAnswer(c, view, {
      page: 'film',
      data: filmData(view, { films, choice, notice, obstacle: found }),
      at: 'demo',
      title: texts('film', view.language)('title'),
      address: `${inWorld('/simulator/film', view)}&what=${choice.what}`,
      isLive: true,
      ...(notice && { status: STATUS[notice] }),
    });
  }

  function choiceIn(view: PageView, given: URLSearchParams): FilmChoice {
    const { language, ...rest } = choices.parse(Object.fromEntries(given));
    return {
      ...rest,
      language: language ?? view.language,
      steps: given.has('title') ? given.getAll('step') : null,
      query: (view.query.q ?? '').trim(),
    };
  }

  function wishOf(c: Context, view: PageView, choice: FilmChoice): FilmWish | FilmNotice {
    const { sandbox } = view;
    const { what, language, size, title } = choice;
    const look = { language, size, simulator: ownAddress(c, settings.port) };
    if (what === 'scenario') {
      const scenario = filmableScenarios().find(({ key }) => key === choice.scenario);
      if (scenario === undefined) return 'no_scenario';
      const { name, place } = scenario;
      return {
        ...{ what, language, size, title: title || name },
        command: commandFor(place, choice),
        begin: () => ({ film: { what, ...look, portal: defaultPortal(), place }, end: () => {} }),
      };
    }
    const clicks = clicksOf(sandbox, language).filter(({ id }) => choice.steps?.includes(id));
    if (clicks.length === 0) return 'no_steps';
    const heading = deploymentOfWorld(sandbox).partner.parameters.display_name;
    const named = title || titleOf(sandbox.start.scenario, language);
    return {
      ...{ what, language, size, title: named },
      command: null,
      begin: () => {
        const { shots, close } = openClicks(clicks, { sandbox, sandboxes, language });
        const portal = portalFor(deploymentOfWorld(sandbox));
        return { film: { what, ...look, portal, title: named, heading, shots }, end: close };
      },
    };
  }

  function filmOf(sandbox: Sandbox, id: string | null): Film {
    const film = films.of(sandbox).find((each) => each.id === id);
    if (film === undefined) throw refusal('err_entity_not_found', 'film');
    return film;
  }

  return new Hono()
    .get('/film', inOwnWorld(simulator), (c) => {
      const view = viewOf(simulator, c);
      return page(c, view, choiceIn(view, new URL(c.req.url).searchParams));
    })
    .post('/film', async (c) => {
      const view = viewOf(simulator, c);
      const choice = choiceIn(view, await readPageForm(c));
      if ((await obstacle()) !== null) return page(c, view, choice, 'unavailable');
      const wish = wishOf(c, view, choice);
      if (typeof wish === 'string') return page(c, view, choice, wish);
      const ordered: Film | FilmRefusal = films.order(view.sandbox, wish);
      if (typeof ordered === 'string') return page(c, view, choice, ordered);
      return c.redirect(`${inWorld('/simulator/film', view)}&what=${choice.what}#films`, 303);
    })
    .post('/film/change', async (c) => {
      const view = viewOf(simulator, c);
      const form = await readPageForm(c);
      const film = filmOf(view.sandbox, form.get('film'));
      const intent = form.get('intent');
      if (intent === 'remove') films.remove(film);
      else if (intent === 'share') films.share(film, (form.get('audience') ?? '').trim().slice(0, MAX_TITLE));
      else if (intent === 'withdraw') films.withdraw(film);
      else throw refusal('err_validation_failed', 'intent');
      return c.redirect(`${inWorld('/simulator/film', view)}&what=${film.what}`, 303);
    })
    .get('/film/:film/file', (c) => {
      const { sandbox } = viewOf(simulator, c);
      return filmFile(c, filmOf(sandbox, c.req.param('film')));
    });
}

/** Callers can forge the request's address. */
function ownAddress({ env }: Context, port: number): string {
  const { incoming } = (env ?? {}) as { incoming?: { socket?: { localPort?: number } } };
  return `http://127.0.0.1:${incoming?.socket?.localPort ?? port}`;
}

const commandFor = (place: string, { language, size }: FilmChoice): string =>
  [`npm run film -- ${place}`, `--lang ${language}`, size === 'phone' && '--phone'].filter(Boolean).join(' ');
