import type { Language } from 'contracts/api/enumerations/language';
import type { FilmPace } from 'fixtures/film-timing';
import type { EventCategory } from '../history/history-data';
import type { MadeLink } from '../share/shared-data';

export interface FilmPicture {
  readonly startText: string;
  readonly caption: string;
  readonly milliseconds: number;
  readonly src: string;
  /** For browsers without scripts. */
  readonly href: string;
}

export interface MadeFilmView {
  readonly file: string;
  readonly seconds: number;
  readonly format: 'WebP' | 'GIF';
  readonly size: string;
  readonly length: string;
  readonly pictures: readonly FilmPicture[];
  readonly firstIndex: number;
  readonly missedSteps: readonly string[];
  readonly isComplete: boolean;
}

export interface StepRange {
  readonly from: string | null;
  readonly to: string | null;
}

export interface FilmView {
  readonly id: string;
  readonly title: string;
  readonly what: 'clicks' | 'scenario';
  readonly language: Language;
  readonly size: 'desk' | 'phone';
  readonly orderedText: string;
  readonly state: 'waiting' | 'running' | 'ready' | 'failed';
  readonly filmsAhead: number;
  readonly progress: { readonly done: number; readonly total: number; readonly caption: string } | null;
  readonly failure: 'nothing_shown' | 'broken' | 'too_slow' | 'too_large' | null;
  readonly command: string | null;
  readonly result: MadeFilmView | null;
  readonly isOpen: boolean;
  /** Estimated; null before the first picture. */
  readonly secondsLeft: number | null;
  readonly repeatHref: string;
  readonly link: MadeLink | null;
}

export interface FilmData {
  readonly notice:
    | 'no_steps'
    | 'no_scenario'
    | 'queue_full'
    | 'world_full'
    | 'room_full'
    | 'unavailable'
    | null;
  readonly obstacle: 'hosted' | 'program' | 'browser' | 'portal' | null;
  readonly what: 'clicks' | 'scenario';
  readonly clicks: readonly {
    readonly id: string;
    readonly caption: string;
    readonly timeText: string;
    readonly isIncluded: boolean;
    readonly category: EventCategory;
  }[];
  /** A null bound means the beginning or the end. */
  readonly part: StepRange;
  readonly otherWorlds: readonly {
    readonly title: string;
    readonly stepCount: number;
    readonly href: string;
  }[];
  readonly scenarios: {
    readonly query: string;
    readonly foundCount: number;
    readonly selectedKey: string | null;
    readonly visibleScenarios: readonly {
      readonly key: string;
      readonly name: string;
      readonly feature: string;
      readonly stepCount: number;
      readonly command: string | null;
    }[];
  };
  readonly choice: {
    readonly title: string;
    readonly language: Language;
    readonly size: 'desk' | 'phone';
    readonly pace: FilmPace;
    readonly hasCaptions: boolean;
    readonly format: 'webp' | 'gif';
  };
  readonly heading: string;
  readonly films: readonly FilmView[];
}
