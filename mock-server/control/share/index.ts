import { findScenario } from 'fixtures/worlds';
import { type Context, Hono } from 'hono';
import type { Simulator } from '../../api/exchange';
import { createRefusal } from '../../api/refusal';
import type { SharedKind } from '../../pages/share/shared-data';
import { bankDocumentSchema } from '../../rules/own-bank/bank-document';
import { restoreSnapshot } from '../../store/take-snapshot';
import { createMadeFilmView } from '../film/film-data';
import { createFilmFileResponse, createStillResponse, parsePictureNumber } from '../film/film-file';
import { getFilms } from '../film/films-of-simulator';
import { isNavigationRequest } from '../is-navigation-request';
import { openOwnWorld } from '../own-worlds';
import { pageLanguageOf } from '../page/page-view';
import { createPageHref } from '../page/view';
import { createPageResponse } from '../page-shell/page-response';
import { getSavedStates } from '../saved-states';
import { getSharedLinks, isLinkOpen, type SharedLink } from '../shared-links';
import { createLinkGonePage } from './link-gone';
import { hasSharedContent } from './shared-content';
import { createSharedPageControl } from './shared-page';

export function createShareControl(simulator: Simulator): Hono {
  const savedStates = getSavedStates(simulator);
  const films = getFilms(simulator);
  const links = getSharedLinks(simulator);

  function openLink(kind: SharedKind, c: Context): SharedLink | null {
    const link = links.find(kind, c.req.param('link') ?? '');
    return isLinkOpen(link) && hasSharedContent(simulator, link) ? link : null;
  }

  const start = (scenario: string) => ({
    scenario: scenarioOf(scenario),
    seed: simulator.settings.seed,
    now: null,
  });

  return new Hono()
    .route('/', createSharedPageControl(simulator))
    .get('/share/film/:link', (c) => {
      const link = openLink('film', c);
      const film = link && films.findMade(link.contentId);
      if (!link || !film) return createLinkGonePage(c, 'film');
      const isFirst = c.req.query('picture') === undefined;
      if (isFirst && isNavigationRequest(c)) links.countVisit(link);
      const language = pageLanguageOf(c);
      return createPageResponse(
        c,
        { sandbox: null, language },
        {
          page: 'filmLink',
          data: {
            title: film.title,
            result: createMadeFilmView(film, language, {
              firstIndex: parsePictureNumber(c.req.query('picture')),
              file: `/simulator/share/film/${link.id}/file`,
              pictureAt: (index) => `/simulator/share/film/${link.id}/picture/${index}`,
              pageAt: (index) => `/simulator/share/film/${link.id}?lang=${language}&picture=${index}`,
            }),
          },
          navigationItem: null,
          title: film.title,
          address: c.req.url,
          isWithoutNavigation: true,
        },
      );
    })
    .get('/share/film/:link/file', async (c) => {
      const link = openLink('film', c);
      const film = link && films.findMade(link.contentId);
      return film ? createFilmFileResponse(c, film) : createLinkGonePage(c, 'film');
    })
    .get('/share/film/:link/picture/:at', async (c) => {
      const link = openLink('film', c);
      const film = link && films.findMade(link.contentId);
      return film ? createStillResponse(film, c.req.param('at')) : createLinkGonePage(c, 'film');
    })
    .get('/share/bank/:link', async (c) => {
      const link = openLink('bank', c);
      if (link?.kind !== 'bank') return createLinkGonePage(c, 'bank');
      if (!isNavigationRequest(c)) return c.body(null, 204);
      const { scenario, bank } = JSON.parse(link.document);
      const sandbox = openOwnWorld(simulator, c, {
        ...start(scenario),
        bank: bankDocumentSchema.parse(bank),
      });
      sandbox.history.startRecording();
      links.countVisit(link, sandbox);
      const lang = c.req.query('lang');
      const query = new URLSearchParams({ sandbox: sandbox.id, ...(lang && { lang }) });
      return c.redirect(`/simulator/enter?${query}`, 303);
    })
    .get('/share/script/:link', async (c) => {
      const link = openLink('script', c);
      if (link === null) return createLinkGonePage(c, 'script');
      if (!isNavigationRequest(c)) return c.body(null, 204);
      const query = new URLSearchParams({ script: link.id, lang: pageLanguageOf(c) });
      return c.redirect(`/simulator/demo?${query}`, 303);
    })
    .get('/share/:link', async (c) => {
      const link = openLink('state', c);
      const savedState = link && savedStates.find(link.contentId);
      if (!link || !savedState) return createLinkGonePage(c, 'state');
      if (!isNavigationRequest(c)) return c.body(null, 204);
      const { snapshot } = savedState;
      const sandbox = openOwnWorld(simulator, c, { ...start(snapshot.scenario), seed: snapshot.seed });
      restoreSnapshot(sandbox, snapshot);
      links.countVisit(link, sandbox);
      return c.redirect(createPageHref({ sandbox, query: {}, path: '/simulator/situations' }), 303);
    });
}

function scenarioOf(id: string) {
  const scenario = findScenario(id);
  if (scenario === undefined) throw createRefusal('err_entity_not_found', 'scenario');
  return scenario;
}
