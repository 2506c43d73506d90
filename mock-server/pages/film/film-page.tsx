import type { Language } from 'contracts/api/enumerations/language';
import { useEffect, useRef } from 'react';
import { usePage, useTexts } from '../live/page-context';
import { ButtonLink } from '../parts/button';
import { Card } from '../parts/card';
import { body, card, quiet } from '../parts/card.css';
import { notice as noticeStyle } from '../parts/notice.css';
import { inWorld } from '../shell/places';
import { DemoTabs } from './demo-tabs';
import * as css from './film.css';
import { FilmEntry } from './film-entry';
import { FilmForm } from './film-form';

export interface MadeFilmShown {
  /** Address of the animated picture. */
  readonly file: string;
  readonly seconds: number;
  readonly size: string;
  readonly pictures: readonly { readonly at: string; readonly caption: string }[];
  readonly missed: readonly string[];
  readonly isWhole: boolean;
}

export interface FilmShown {
  readonly id: string;
  readonly title: string;
  readonly what: 'clicks' | 'scenario';
  readonly language: Language;
  readonly size: 'desk' | 'phone';
  readonly ordered: string;
  readonly state: 'waiting' | 'running' | 'ready' | 'failed';
  /** Number of films that come before this one. */
  readonly ahead: number;
  readonly progress: { readonly done: number; readonly total: number; readonly caption: string } | null;
  readonly failure: 'nothing_shown' | 'broken' | 'too_slow' | 'too_large' | null;
  readonly command: string | null;
  readonly made: MadeFilmShown | null;
  /** `href` is null after the link was withdrawn. */
  readonly link: { readonly href: string | null; readonly audience: string; readonly visits: number } | null;
}

export interface FilmData {
  readonly notice: 'no_steps' | 'no_scenario' | 'queue_full' | 'world_full' | 'unavailable' | null;
  /** Reason why no film can be recorded here. */
  readonly obstacle: 'hosted' | 'program' | 'browser' | 'portal' | null;
  readonly what: 'clicks' | 'scenario';
  readonly clicks: readonly {
    readonly id: string;
    readonly caption: string;
    readonly at: string;
    readonly isIn: boolean;
  }[];
  readonly scenarios: {
    readonly query: string;
    readonly found: number;
    readonly chosen: string | null;
    readonly shown: readonly {
      readonly key: string;
      readonly name: string;
      readonly feature: string;
      readonly steps: number;
      /** For the command line, if no film can be recorded here. */
      readonly command: string | null;
    }[];
  };
  readonly choice: {
    readonly title: string;
    readonly language: Language;
    readonly size: 'desk' | 'phone';
  };
  readonly films: readonly FilmShown[];
}

/** SIM-12 */
export default function FilmPage(data: FilmData) {
  const t = useTexts('film');
  return (
    <main className={css.main} id="content" tabIndex={-1}>
      <DemoTabs at="film" />
      <header className={css.head}>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </header>
      {data.obstacle && <Obstacle reason={data.obstacle} />}
      {data.notice && (
        <p className={noticeStyle} data-tone="bad" role="alert">
          {t(`notice.${data.notice}`)}
        </p>
      )}
      <div className={css.columns}>
        <FilmForm {...data} />
        <Films films={data.films} what={data.what} />
      </div>
    </main>
  );
}

function Obstacle({ reason }: { reason: NonNullable<FilmData['obstacle']> }) {
  const page = usePage();
  const t = useTexts('film');
  return (
    <section className={`${card} ${css.obstacle}`} aria-labelledby="obstacle">
      <h2 id="obstacle">{t('obstacle.title')}</h2>
      <p>{t(`obstacle.${reason}`)}</p>
      <h3>{t('obstacle.instead')}</h3>
      <p className={css.actions}>
        <ButtonLink href={`${inWorld('/simulator/situations', page)}#states`}>
          {t('obstacle.toStates')}
        </ButtonLink>
        <ButtonLink href={inWorld('/simulator/demo', page)}>{t('obstacle.toDemo')}</ButtonLink>
      </p>
      <p className={quiet}>{t('obstacle.byCommand')}</p>
    </section>
  );
}

function Films({ films, what }: Pick<FilmData, 'films' | 'what'>) {
  const page = usePage();
  const t = useTexts('film');
  const heading = useRef<HTMLSpanElement>(null);
  const count = useRef(films.length);
  useEffect(() => {
    // The button that removed a film is gone.
    if (films.length < count.current && document.activeElement === document.body) heading.current?.focus();
    count.current = films.length;
  }, [films.length]);
  const isUnfinished = films.some(({ state }) => state === 'waiting' || state === 'running');
  return (
    <Card
      id="films"
      titleId="films-title"
      title={
        <span ref={heading} tabIndex={-1}>
          {t('films')}
        </span>
      }
      isAboveList
    >
      {films.length === 0 ? (
        <p className={`${body} ${quiet}`}>{t('noFilms')}</p>
      ) : (
        <ul>
          {films.map((film) => (
            <FilmEntry key={film.id} {...film} />
          ))}
        </ul>
      )}
      {isUnfinished && (
        <noscript>
          <p className={body}>
            <a href={`${inWorld('/simulator/film', page)}&what=${what}#films`}>{t('reload')}</a>
          </p>
        </noscript>
      )}
      <p className={`${body} ${quiet} ${css.foot}`}>{t('kept')}</p>
    </Card>
  );
}
