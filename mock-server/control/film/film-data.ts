import type { Language } from 'contracts/api/enumerations';
import type { FilmFormat, FilmSize } from 'fixtures/film-job';
import type { FilmPace } from 'fixtures/film-timing';
import { DateTime } from 'luxon';
import type { FilmObstacle, MadeFilm } from '../../films/film-maker';
import type { Film, Films } from '../../films/films';
import type { FilmData, FilmPart, FilmPicture, FilmShown, MadeFilmShown } from '../../pages/film/film-data';
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
  readonly part: FilmPart;
  readonly query: string;
}

export interface AskedPicture {
  readonly film: string | null;
  readonly at: number;
}

export type FilmNotice = NonNullable<FilmData['notice']>;

const MAX_SCENARIOS = 12;

interface Shown {
  readonly films: Films;
  readonly links: SharedLinks;
  readonly worlds: readonly Sandbox[];
  readonly choice: FilmChoice;
  readonly asked: AskedPicture;
  readonly notice: FilmNotice | null;
  readonly obstacle: FilmObstacle | null;
}

export function createFilmData(
  view: PageView,
  { films, links, worlds, choice, asked, notice, obstacle }: Shown,
): FilmData {
  const { sandbox, language } = view;
  const { what, steps, query, title, size, pace, hasCaptions, format, scenario: chosen } = choice;
  const scenarios = what === 'scenario' ? listFilmableScenarios() : [];
  const found = searchScenarios(scenarios, query);
  return {
    notice,
    obstacle,
    what,
    clicks:
      what === 'clicks'
        ? listClicks(sandbox, language).map((click) => clickShown(click, { steps, language }))
        : [],
    part: choice.part,
    otherWorlds: what === 'clicks' ? worlds.flatMap((world) => otherWorld(view, world) ?? []) : [],
    scenarios: {
      query,
      found: found.length,
      shown: shownScenarios(found, scenarios, chosen).map((scenario) => ({
        ...scenario,
        command: obstacle === null ? null : `npm run film -- ${scenario.place}`,
      })),
      chosen: chosen ?? null,
    },
    choice: { title, size, pace, hasCaptions, format, language: choice.language },
    heading: scenarioTitleOf(sandbox.start.scenario, choice.language),
    films: films.of(sandbox).map((film) =>
      createFilmView(view, films, {
        film,
        asked,
        link: links.findByContent(sandbox, { kind: 'film', contentId: film.id }),
      }),
    ),
  };
}

function otherWorld(view: PageView, world: Sandbox): FilmData['otherWorlds'][number] | null {
  const { language } = view;
  if (world === view.sandbox) return null;
  const steps = listClicks(world, language).filter(({ isSeen }) => isSeen).length;
  const href = addWorldToHref('/simulator/film', { ...view, sandbox: world });
  return steps === 0 ? null : { title: scenarioTitleOf(world.start.scenario, language), steps, href };
}

function clickShown(
  { id, at, caption, isSeen, lane }: Click,
  { steps, language }: { steps: readonly string[] | null; language: Language },
) {
  return {
    id,
    caption,
    lane,
    at: formatDateTime(at, language).toLocaleString({ dateStyle: 'short', timeStyle: 'short' }),
    isIn: steps === null ? isSeen : steps.includes(id),
  };
}

function shownScenarios(
  found: readonly FilmableScenario[],
  all: readonly FilmableScenario[],
  chosen: string | undefined,
) {
  const shown = found.slice(0, MAX_SCENARIOS);
  const other = shown.some(({ key }) => key === chosen) ? undefined : all.find(({ key }) => key === chosen);
  return other ? [other, ...shown] : shown;
}

function createFilmView(
  view: PageView,
  films: Films,
  { film, asked, link }: { film: Film; asked: AskedPicture; link: SharedLink | undefined },
): FilmShown {
  const { id, title, what, language, size, state, progress, failure, command, orderedAt, made } = film;
  const isOpen = asked.film === id;
  return {
    ...{ id, title, what, language, size, state, progress, failure, command },
    ordered: formatDateTime(orderedAt, view.language).toLocaleString({
      dateStyle: 'medium',
      timeStyle: 'short',
    }),
    ahead: state === 'waiting' ? films.queuePositionOf(film) : 0,
    made:
      made &&
      createMadeFilmView({ ...film, made }, view.language, {
        first: isOpen ? asked.at : 0,
        file: addWorldToHref(`/simulator/film/${id}/file`, view),
        pictureAt: (at) => addWorldToHref(`/simulator/film/${id}/picture/${at}`, view),
        pageAt: (at) =>
          `${addWorldToHref('/simulator/film', view)}&what=${what}&film=${id}&picture=${at}#film-${id}`,
      }),
    isOpen,
    secondsLeft: secondsLeft(film),
    again: `${addWorldToHref('/simulator/film', view)}&${film.choices}`,
    link: link ? createMadeLinkView(view, link) : null,
  };
}

/** Estimated from the pictures so far. Null before the first and after the end. */
function secondsLeft({ state, startedAt, progress }: Film): number | null {
  if (state !== 'running' || startedAt === null || !progress?.done) return null;
  const each = (Date.now() - startedAt.getTime()) / progress.done;
  return Math.ceil(((progress.total - progress.done) * each) / 1_000);
}

interface MadeFilmAddresses {
  readonly first: number;
  readonly file: string;
  readonly pictureAt: (at: number) => string;
  readonly pageAt: (at: number) => string;
}

export function createMadeFilmView(
  { format, made }: { format: FilmFormat; made: MadeFilm },
  language: Language,
  { first, file, pictureAt, pageAt }: MadeFilmAddresses,
): MadeFilmShown {
  const { content, pictures, missed, isWhole } = made;
  let from = 0;
  const shown = pictures.map(({ caption, shownFor }, at): FilmPicture => {
    const begin = from;
    from += shownFor;
    return {
      ...{ caption, at: timeText(begin), milliseconds: shownFor },
      ...{ src: pictureAt(at), href: pageAt(at) },
    };
  });
  const seconds = Math.round(from / 1_000);
  return {
    ...{ file, pictures: shown, seconds, length: timeText(seconds * 1_000) },
    first: Math.min(first, Math.max(0, pictures.length - 1)),
    format: format === 'gif' ? 'GIF' : 'WebP',
    size: sizeText(content.byteLength, language),
    missed: [...new Set(missed)],
    isWhole,
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
