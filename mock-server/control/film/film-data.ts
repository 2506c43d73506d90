import type { Language } from 'contracts/api/enumerations';
import type { FilmFormat, FilmSize } from 'fixtures/film-job';
import type { FilmPace } from 'fixtures/film-timing';
import { DateTime } from 'luxon';
import type { FilmObstacle, MadeFilm } from '../../films/film-maker';
import type { Film, Films } from '../../films/films';
import type { FilmData, FilmPicture, FilmView, MadeFilmView, StepRange } from '../../pages/film/film-data';
import { addWorldToHref } from '../../pages/shell/navigation-items';
import type { Sandbox } from '../../store/sandbox';
import { getTexts } from '../../texts/texts';
import { scenarioTitleOf } from '../page/scenario-texts';
import type { PageView } from '../page/view';
import { createMadeLinkView } from '../share-form';
import type { SharedLink, SharedLinks } from '../shared-links';
import { formatDateTime } from '../time-in-language';
import { type Click, listClicks } from './clicks';
import { type FilmableScenario, listFilmableScenarios, searchScenarios } from './scenarios';

export interface FilmChoice {
  readonly what: Film['what'];
  readonly language: Language;
  readonly size: FilmSize;
  readonly pace: FilmPace;
  readonly hasCaptions: boolean;
  readonly format: FilmFormat;
  readonly title: string;
  readonly scenario?: string | undefined;
  readonly steps: readonly string[] | null;
  readonly part: StepRange;
  readonly query: string;
}

export interface RequestedPicture {
  readonly film: string | null;
  readonly pictureIndex: number;
}

export type FilmNotice = NonNullable<FilmData['notice']>;

const MAX_SCENARIOS = 12;

interface FilmPageState {
  readonly films: Films;
  readonly links: SharedLinks;
  readonly worlds: readonly Sandbox[];
  readonly choice: FilmChoice;
  readonly requestedPicture: RequestedPicture;
  readonly notice: FilmNotice | null;
  readonly obstacle: FilmObstacle | null;
}

export function createFilmData(
  view: PageView,
  { films, links, worlds, choice, requestedPicture, notice, obstacle }: FilmPageState,
): FilmData {
  const { sandbox, language } = view;
  const { what, steps, query, title, size, pace, hasCaptions, format, scenario: selectedKey } = choice;
  const scenarios = what === 'scenario' ? listFilmableScenarios() : [];
  const foundScenarios = searchScenarios(scenarios, query);
  return {
    notice,
    obstacle,
    what,
    clicks:
      what === 'clicks'
        ? listClicks(sandbox, language).map((click) => createClickView(click, { steps, language }))
        : [],
    part: choice.part,
    otherWorlds: what === 'clicks' ? worlds.flatMap((world) => createOtherWorld(view, world) ?? []) : [],
    scenarios: {
      query,
      foundCount: foundScenarios.length,
      visibleScenarios: listShownScenarios(foundScenarios, scenarios, selectedKey).map((scenario) => ({
        ...scenario,
        command: obstacle === null ? null : `npm run film -- ${scenario.place}`,
      })),
      selectedKey: selectedKey ?? null,
    },
    choice: { title, size, pace, hasCaptions, format, language: choice.language },
    heading: scenarioTitleOf(sandbox.start.scenario, choice.language),
    films: films.listFilms(sandbox).map((film) =>
      createFilmView(view, films, {
        film,
        requestedPicture,
        link: links.findByContent(sandbox, { kind: 'film', contentId: film.id }),
      }),
    ),
  };
}

function createOtherWorld(view: PageView, world: Sandbox): FilmData['otherWorlds'][number] | null {
  const { language } = view;
  if (world === view.sandbox) return null;
  const stepCount = listClicks(world, language).filter(({ isVisible }) => isVisible).length;
  const href = addWorldToHref('/simulator/film', { ...view, sandbox: world });
  return stepCount === 0 ? null : { title: scenarioTitleOf(world.start.scenario, language), stepCount, href };
}

function createClickView(
  { id, occurredAt, caption, isVisible, category }: Click,
  { steps, language }: { steps: readonly string[] | null; language: Language },
) {
  return {
    id,
    caption,
    category,
    timeText: formatDateTime(occurredAt, language).toLocaleString({ dateStyle: 'short', timeStyle: 'short' }),
    isIncluded: steps === null ? isVisible : steps.includes(id),
  };
}

function listShownScenarios(
  foundScenarios: readonly FilmableScenario[],
  allScenarios: readonly FilmableScenario[],
  selectedKey: string | undefined,
) {
  const visibleScenarios = foundScenarios.slice(0, MAX_SCENARIOS);
  const selectedScenario = visibleScenarios.some(({ key }) => key === selectedKey)
    ? undefined
    : allScenarios.find(({ key }) => key === selectedKey);
  return selectedScenario ? [selectedScenario, ...visibleScenarios] : visibleScenarios;
}

function createFilmView(
  view: PageView,
  films: Films,
  {
    film,
    requestedPicture,
    link,
  }: { film: Film; requestedPicture: RequestedPicture; link: SharedLink | undefined },
): FilmView {
  const { id, title, what, language, size, state, progress, failure, command, orderedAt, result } = film;
  const isOpen = requestedPicture.film === id;
  return {
    ...{ id, title, what, language, size, state, progress, failure, command },
    orderedText: formatDateTime(orderedAt, view.language).toLocaleString({
      dateStyle: 'medium',
      timeStyle: 'short',
    }),
    filmsAhead: state === 'waiting' ? films.queuePositionOf(film) : 0,
    result:
      result &&
      createMadeFilmView({ ...film, result }, view.language, {
        firstIndex: isOpen ? requestedPicture.pictureIndex : 0,
        file: addWorldToHref(`/simulator/film/${id}/file`, view),
        pictureAt: (index) => addWorldToHref(`/simulator/film/${id}/picture/${index}`, view),
        pageAt: (index) =>
          `${addWorldToHref('/simulator/film', view)}&what=${what}&film=${id}&picture=${index}#film-${id}`,
      }),
    isOpen,
    secondsLeft: secondsLeft(film),
    repeatHref: `${addWorldToHref('/simulator/film', view)}&${film.choices}`,
    link: link ? createMadeLinkView(view, link) : null,
  };
}

/** Estimated from the pictures so far. Null before the first and after the end. */
function secondsLeft({ state, startedAt, progress }: Film): number | null {
  if (state !== 'running' || startedAt === null || !progress?.done) return null;
  const millisecondsPerStep = (Date.now() - startedAt.getTime()) / progress.done;
  return Math.ceil(((progress.total - progress.done) * millisecondsPerStep) / 1_000);
}

interface MadeFilmAddresses {
  readonly firstIndex: number;
  readonly file: string;
  readonly pictureAt: (index: number) => string;
  readonly pageAt: (index: number) => string;
}

export function createMadeFilmView(
  { format, result }: { format: FilmFormat; result: MadeFilm },
  language: Language,
  { firstIndex, file, pictureAt, pageAt }: MadeFilmAddresses,
): MadeFilmView {
  const { content, pictures, missed, isWhole: isComplete } = result;
  let elapsedMs = 0;
  const filmPictures = pictures.map(({ caption, shownFor }, index): FilmPicture => {
    const begin = elapsedMs;
    elapsedMs += shownFor;
    return {
      ...{ caption, startText: timeText(begin), milliseconds: shownFor },
      ...{ src: pictureAt(index), href: pageAt(index) },
    };
  });
  const seconds = Math.round(elapsedMs / 1_000);
  return {
    ...{ file, pictures: filmPictures, seconds, length: timeText(seconds * 1_000) },
    firstIndex: Math.min(firstIndex, Math.max(0, pictures.length - 1)),
    format: format === 'gif' ? 'GIF' : 'WebP',
    size: sizeText(content.byteLength, language),
    missedSteps: [...new Set(missed)],
    isComplete,
  };
}

const timeText = (milliseconds: number): string =>
  DateTime.fromMillis(milliseconds, { zone: 'utc' }).toFormat('m:ss');

function sizeText(bytes: number, language: Language): string {
  const t = getTexts('film', language);
  if (bytes < 1_000_000) return t('kilobytes', { n: Math.ceil(bytes / 1_000) });
  const megabytes = bytes / 1_000_000;
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return t('megabytes', { n: megabytes.toLocaleString(language, digits) });
}
