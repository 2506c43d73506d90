import { findScenario } from 'fixtures/worlds';
import { type Context, Hono } from 'hono';
import type { Simulator } from '../../api/exchange';
import { createRefusal } from '../../api/refusal';
import { SHARED_KINDS, type SharedKind } from '../../pages/share/shared-data';
import { addWorldToHref } from '../../pages/shell/places';
import { bankDocumentSchema } from '../../rules/own-bank/bank-document';
import type { Sandbox } from '../../store/sandbox';
import { restoreSnapshot } from '../../store/take-snapshot';
import { getTexts } from '../../texts/texts';
import { findComparedWorlds } from '../compared-worlds';
import { listWorldsOfPerson } from '../demo/worlds-of-person';
import { createMadeFilmView } from '../film/film-data';
import { createFilmFileResponse, createStillResponse, pictureNumber } from '../film/film-file';
import { getFilms } from '../film/films-of';
import { isVisit } from '../is-visit';
import { openOwnWorld, runInOwnWorld } from '../own-worlds';
import { createPageView, pageLanguageOf } from '../page/page-view';
import { createPageHref } from '../page/view';
import { readPageForm } from '../page-form';
import { createPageAnswer } from '../page-shell/page-answer';
import { getSavedStates } from '../saved-states';
import { getSharedLinks, isLinkOpen, type SharedLink } from '../shared-links';
import { createLinkGonePage } from './link-gone';
import { createSharedData } from './shared-data';

export function createShareControl(simulator: Simulator): Hono {
  const savedStates = getSavedStates(simulator);
  const films = getFilms(simulator);
  const links = getSharedLinks(simulator);

  const worldsShownTo = (c: Context) =>
    listWorldsOfPerson(simulator, c, createPageView(simulator, c).sandbox);

  /** False after a film, a saved state or a compared world was deleted. */
  function leadsSomewhere({ kind, contentId }: SharedLink): boolean {
    if (kind === 'film') return films.made(contentId) !== undefined;
    if (kind === 'comparison') return findComparedWorlds(simulator, contentId) !== null;
    return kind !== 'state' || savedStates.find(contentId) !== undefined;
  }

  const linksOf = (sandbox: Sandbox) => links.of(sandbox).filter(leadsSomewhere);

  function openLink(kind: SharedKind, c: Context): SharedLink | null {
    const link = links.find(kind, c.req.param('link') ?? '');
    return isLinkOpen(link) && leadsSomewhere(link) ? link : null;
  }

  const start = (scenario: string) => ({
    scenario: scenarioOf(scenario),
    seed: simulator.settings.seed,
    now: null,
  });

  return new Hono()
    .get('/shared', runInOwnWorld(simulator), (c) => {
      const view = createPageView(simulator, c);
      const worlds = worldsShownTo(c).map((world) => ({ world, links: linksOf(world) }));
      const { kind, ask = null } = c.req.query();
      return createPageAnswer(c, view, {
        page: 'shared',
        data: createSharedData(view, {
          worlds,
          kind: kindNamed(kind),
          asked: ask,
          openNow: (l) => links.openNow(l),
        }),
        at: 'demo',
        title: getTexts('shared', view.language)('title'),
        address: sharedHref(view, kind),
        isLive: true,
      });
    })
    .post('/shared', async (c) => {
      const form = await readPageForm(c);
      const worlds = worldsShownTo(c);
      const sent = form.get('link') ?? '';
      const intent = form.get('intent');
      if (intent !== 'withdraw' && intent !== 'share') throw createRefusal('err_validation_failed', 'intent');
      const link = worlds.flatMap(linksOf).find(({ id }) => id === sent);
      const isRepeated = worlds.some((world) => links.findRenewed(world, sent));
      if (link === undefined && !isRepeated) throw createRefusal('err_entity_not_found', 'link');
      if (link && intent === 'withdraw') links.withdraw(link);
      if (link && intent === 'share') links.renew(link);
      return c.redirect(sharedHref(createPageView(simulator, c), form.get('kind') ?? undefined), 303);
    })
    .get('/share/film/:link', (c) => {
      const link = openLink('film', c);
      const film = link && films.made(link.contentId);
      if (!link || !film) return createLinkGonePage(c, 'film');
      const isFirst = c.req.query('picture') === undefined;
      if (isFirst && isVisit(c)) links.countVisit(link);
      const language = pageLanguageOf(c);
      return createPageAnswer(
        c,
        { sandbox: null, language },
        {
          page: 'filmLink',
          data: {
            title: film.title,
            made: createMadeFilmView(film, language, {
              first: pictureNumber(c.req.query('picture')),
              file: `/simulator/share/film/${link.id}/file`,
              pictureAt: (at) => `/simulator/share/film/${link.id}/picture/${at}`,
              pageAt: (at) => `/simulator/share/film/${link.id}?lang=${language}&picture=${at}`,
            }),
          },
          at: null,
          title: film.title,
          address: c.req.url,
          isBare: true,
        },
      );
    })
    .get('/share/film/:link/file', async (c) => {
      const link = openLink('film', c);
      const film = link && films.made(link.contentId);
      return film ? createFilmFileResponse(c, film) : createLinkGonePage(c, 'film');
    })
    .get('/share/film/:link/picture/:at', async (c) => {
      const link = openLink('film', c);
      const film = link && films.made(link.contentId);
      return film ? createStillResponse(film, c.req.param('at')) : createLinkGonePage(c, 'film');
    })
    .get('/share/bank/:link', async (c) => {
      const link = openLink('bank', c);
      if (link === null) return createLinkGonePage(c, 'bank');
      if (!isVisit(c)) return c.body(null, 204);
      const { scenario, bank } = JSON.parse(link.document ?? '');
      const sandbox = openOwnWorld(simulator, c, {
        ...start(scenario),
        bank: bankDocumentSchema.parse(bank),
      });
      sandbox.history.keep();
      links.countVisit(link, sandbox);
      const lang = c.req.query('lang');
      const query = new URLSearchParams({ sandbox: sandbox.id, ...(lang && { lang }) });
      return c.redirect(`/simulator/enter?${query}`, 303);
    })
    .get('/share/script/:link', async (c) => {
      const link = openLink('script', c);
      if (link === null) return createLinkGonePage(c, 'script');
      if (!isVisit(c)) return c.body(null, 204);
      const query = new URLSearchParams({ script: link.id, lang: pageLanguageOf(c) });
      return c.redirect(`/simulator/demo?${query}`, 303);
    })
    .get('/share/:link', async (c) => {
      if (!links.isKnown('state', c.req.param('link'))) throw createRefusal('err_entity_not_found', 'state');
      const link = openLink('state', c);
      const saved = link && savedStates.find(link.contentId);
      if (!link || !saved) return createLinkGonePage(c, 'state');
      if (!isVisit(c)) return c.body(null, 204);
      const { snapshot } = saved;
      const sandbox = openOwnWorld(simulator, c, { ...start(snapshot.scenario), seed: snapshot.seed });
      restoreSnapshot(sandbox, snapshot);
      links.countVisit(link, sandbox);
      return c.redirect(createPageHref({ sandbox, query: {}, path: '/simulator/situations' }), 303);
    });
}

const kindNamed = (name: string | undefined): SharedKind | null =>
  SHARED_KINDS.find((kind) => kind === name) ?? null;

function sharedHref(view: Parameters<typeof addWorldToHref>[1], kind: string | undefined): string {
  const known = kindNamed(kind);
  return `${addWorldToHref('/simulator/shared', view)}${known ? `&kind=${known}` : ''}`;
}

function scenarioOf(id: string) {
  const scenario = findScenario(id);
  if (scenario === undefined) throw createRefusal('err_entity_not_found', 'scenario');
  return scenario;
}
