import { LANGUAGES } from 'contracts/api/enumerations';
import { FILM_FORMATS, FILM_SIZES } from 'fixtures/film-job';
import { FILM_PACES } from 'fixtures/film-timing';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { Simulator } from '../../api/exchange';
import { portalOriginOf } from '../../api/host';
import { createRefusal } from '../../api/refusal';
import type { FilmObstacle } from '../../films/film-maker';
import type { Film, FilmRefusal, NewFilm } from '../../films/films';
import { stepsOfRange } from '../../pages/film/step-range';
import { addWorldToHref } from '../../pages/shell/navigation-items';
import { findDeployment } from '../../reference-data/deployments';
import { cutText } from '../../rules/cut-text';
import type { Sandbox } from '../../store/sandbox';
import { getTexts } from '../../texts/texts';
import { deploymentOfWorld } from '../bank-in-world';
import { listWorldsOfPerson } from '../demo/worlds-of-person';
import { runInOwnWorld } from '../own-worlds';
import { createPageView } from '../page/page-view';
import { scenarioTitleOf } from '../page/scenario-texts';
import type { PageView } from '../page/view';
import { readPageForm } from '../page-form';
import { createPageResponse } from '../page-shell/page-response';
import { readAudience } from '../share-form';
import { getSharedLinks } from '../shared-links';
import { listClicks, openClickSandboxes } from './clicks';
import { createFilmData, type FilmChoice, type FilmNotice, type RequestedPicture } from './film-data';
import { createFilmFileResponse, createStillResponse, parsePictureNumber } from './film-file';
import { getFilms } from './films-of-simulator';
import { listFilmableScenarios } from './scenarios';

const MAX_TITLE_LENGTH = 80;

const stepId = z.string().max(40).min(1).nullable().catch(null);

const filmParametersSchema = z.object({
  what: z.enum(['clicks', 'scenario']).catch('clicks'),
  language: z.enum(LANGUAGES).optional().catch(undefined),
  size: z.enum(FILM_SIZES).catch('desk'),
  pace: z.enum(FILM_PACES).catch('normal'),
  captions: z.enum(['above', 'none']).catch('above'),
  format: z.enum(FILM_FORMATS).catch('webp'),
  title: z
    .string()
    .trim()
    .transform((title) => cutText(title, MAX_TITLE_LENGTH))
    .catch(''),
  scenario: z.string().max(40).optional().catch(undefined),
  from: stepId,
  to: stepId,
});

const STATUS: Record<FilmNotice, number> = {
  no_steps: 422,
  no_scenario: 422,
  queue_full: 429,
  world_full: 409,
  room_full: 503,
  unavailable: 503,
};

export function createFilmControl(simulator: Simulator): Hono {
  const films = getFilms(simulator);
  const links = getSharedLinks(simulator);
  const { sandboxes, settings, filmMaker } = simulator;

  const portalOriginFor = (deployment: Parameters<typeof portalOriginOf>[1]) =>
    portalOriginOf(new Request('http://127.0.0.1'), deployment, settings);

  async function findObstacle(): Promise<FilmObstacle | null> {
    if (settings.hosted) return 'hosted';
    return filmMaker.findObstacle(defaultPortalOrigin());
  }

  function defaultPortalOrigin(): string {
    const deployment = findDeployment(settings.defaultPartner);
    if (deployment === undefined) throw new Error('DEFAULT_PARTNER does not name a deployment');
    return portalOriginFor(deployment);
  }

  async function page(c: Context, view: PageView, choice: FilmChoice, notice: FilmNotice | null = null) {
    const filmObstacle = await findObstacle();
    return createPageResponse(c, view, {
      page: 'film',
      data: createFilmData(view, {
        ...{ films, links, choice, notice, obstacle: filmObstacle, requestedPicture: requestedPictureIn(c) },
        worlds: listWorldsOfPerson(simulator, c, view.sandbox),
      }),
      navigationItem: 'demo',
      title: getTexts('film', view.language)('title'),
      address: `${addWorldToHref('/simulator/film', view)}&what=${choice.what}`,
      isLive: true,
      ...(notice && { status: STATUS[notice] }),
    });
  }

  function filmChoiceIn(view: PageView, parameters: URLSearchParams): FilmChoice {
    const { language, captions, from, to, ...otherParameters } = filmParametersSchema.parse(
      Object.fromEntries(parameters),
    );
    return {
      ...otherParameters,
      hasCaptions: captions === 'above',
      language: language ?? view.language,
      part: { from, to },
      steps: parameters.has('title') ? parameters.getAll('step') : null,
      query: (view.query.q ?? '').trim(),
    };
  }

  function planFilm(c: Context, view: PageView, choice: FilmChoice): NewFilm | FilmNotice {
    const { sandbox } = view;
    const { what, title, ...options } = choice;
    const { language, size, pace, hasCaptions, format } = options;
    const appearance = { language, size, pace, hasCaptions, format };
    const jobBase = { ...appearance, simulator: simulatorAddressOf(c, settings.port) };
    const repeatQuery = choicesOf(choice);
    if (what === 'scenario') {
      const scenario = listFilmableScenarios().find(({ key }) => key === choice.scenario);
      if (scenario === undefined) return 'no_scenario';
      const { name, place } = scenario;
      return {
        ...{ what, ...appearance, title: title || name, choices: repeatQuery },
        command: filmCommandFor(place, choice),
        begin: () => ({ film: { what, ...jobBase, portal: defaultPortalOrigin(), place }, end: () => {} }),
      };
    }
    const clicks = stepsOfRange(listClicks(sandbox, language), choice.part).filter(({ id }) =>
      choice.steps?.includes(id),
    );
    if (clicks.length === 0) return 'no_steps';
    const heading = deploymentOfWorld(sandbox).partner.parameters.display_name;
    const filmTitle = title || scenarioTitleOf(sandbox.start.scenario, language);
    return {
      ...{ what, ...appearance, title: filmTitle, choices: repeatQuery },
      command: null,
      begin: () => {
        const { shots, close } = openClickSandboxes(clicks, { sandbox, sandboxes, language });
        const portal = portalOriginFor(deploymentOfWorld(sandbox));
        return { film: { what, ...jobBase, portal, title: filmTitle, heading, shots }, end: close };
      },
    };
  }

  function filmOf(sandbox: Sandbox, id: string | null): Film {
    const film = films.listFilms(sandbox).find((candidate) => candidate.id === id);
    if (film === undefined) throw createRefusal('err_entity_not_found', 'film');
    return film;
  }

  return new Hono()
    .get('/film', runInOwnWorld(simulator), (c) => {
      const view = createPageView(simulator, c);
      return page(c, view, filmChoiceIn(view, new URL(c.req.url).searchParams));
    })
    .post('/film', async (c) => {
      const view = createPageView(simulator, c);
      const choice = filmChoiceIn(view, await readPageForm(c));
      if ((await findObstacle()) !== null) return page(c, view, choice, 'unavailable');
      const plannedFilm = planFilm(c, view, choice);
      if (typeof plannedFilm === 'string') return page(c, view, choice, plannedFilm);
      const orderedFilm: Film | FilmRefusal = films.order(view.sandbox, plannedFilm);
      if (typeof orderedFilm === 'string') return page(c, view, choice, orderedFilm);
      return c.redirect(`${addWorldToHref('/simulator/film', view)}&what=${choice.what}#films`, 303);
    })
    .post('/film/change', async (c) => {
      const view = createPageView(simulator, c);
      const form = await readPageForm(c);
      const film = filmOf(view.sandbox, form.get('film'));
      const intent = form.get('intent');
      if (intent === 'remove') films.remove(film);
      else if (intent === 'share' && film.result)
        links.share(view.sandbox, {
          kind: 'film',
          contentId: film.id,
          name: film.title,
          audience: readAudience(form),
        });
      else throw createRefusal('err_validation_failed', 'intent');
      return c.redirect(`${addWorldToHref('/simulator/film', view)}&what=${film.what}`, 303);
    })
    .get('/film/:film/file', (c) => {
      const { sandbox } = createPageView(simulator, c);
      return createFilmFileResponse(c, filmOf(sandbox, c.req.param('film')));
    })
    .get('/film/:film/picture/:at', (c) => {
      const { sandbox } = createPageView(simulator, c);
      return createStillResponse(filmOf(sandbox, c.req.param('film')), c.req.param('at'));
    });
}

const requestedPictureIn = (c: Context): RequestedPicture => ({
  film: c.req.query('film') ?? null,
  pictureIndex: parsePictureNumber(c.req.query('picture')),
});

/** Reads the socket, because callers can forge the Host header. */
function simulatorAddressOf({ env }: Context, port: number): string {
  const { incoming } = (env ?? {}) as { incoming?: { socket?: { localPort?: number } } };
  return `http://127.0.0.1:${incoming?.socket?.localPort ?? port}`;
}

const filmCommandFor = (place: string, { language, size, pace, hasCaptions, format }: FilmChoice): string =>
  [
    `npm run film -- ${place}`,
    `--lang ${language}`,
    size === 'phone' && '--phone',
    pace !== 'normal' && `--pace ${pace}`,
    !hasCaptions && '--no-captions',
    format !== 'webp' && `--out film.${format}`,
  ]
    .filter(Boolean)
    .join(' ');

function choicesOf({
  what,
  title,
  language,
  size,
  pace,
  hasCaptions,
  format,
  scenario,
  steps,
  part,
}: FilmChoice) {
  const captions = hasCaptions ? 'above' : 'none';
  const query = new URLSearchParams({ what, title, language, size, pace, captions, format });
  if (scenario !== undefined) query.set('scenario', scenario);
  for (const [name, step] of Object.entries(part)) if (step !== null) query.set(name, step);
  for (const step of steps ?? []) query.append('step', step);
  return String(query);
}
