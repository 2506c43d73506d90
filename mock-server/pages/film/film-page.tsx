import { usePage, useTexts } from '../live/page-context';
import { ButtonLink } from '../parts/button';
import { Card } from '../parts/card';
import { body, card, quietText } from '../parts/card.css';
import { DemoTabs } from '../parts/demo-tabs';
import { frame, head } from '../parts/frame.css';
import { notice as noticeStyle } from '../parts/notice.css';
import { addWorldToHref } from '../shell/navigation-items';
import * as css from './film.css';
import type { FilmData } from './film-data';
import { FilmEntry } from './film-entry';
import { FilmForm } from './film-form';

export default function FilmPage(data: FilmData) {
  const t = useTexts('film');
  return (
    <main className={frame.middle} id="content" tabIndex={-1}>
      <DemoTabs currentTab="film" />
      <header className={head}>
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
        <FilmList films={data.films} what={data.what} />
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
        <ButtonLink href={`${addWorldToHref('/simulator/situations', page)}#states`}>
          {t('obstacle.toStates')}
        </ButtonLink>
        <ButtonLink href={addWorldToHref('/simulator/demo', page)}>{t('obstacle.toDemo')}</ButtonLink>
      </p>
      <p className={quietText}>{t('obstacle.byCommand')}</p>
    </section>
  );
}

function FilmList({ films, what }: Pick<FilmData, 'films' | 'what'>) {
  const page = usePage();
  const t = useTexts('film');
  const isUnfinished = films.some(({ state }) => state === 'waiting' || state === 'running');
  return (
    <Card id="films" titleId="films-title" title={t('films')} isAboveList>
      {films.length === 0 ? (
        <p className={`${body} ${quietText}`}>{t('noFilms')}</p>
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
            <a href={`${addWorldToHref('/simulator/film', page)}&what=${what}#films`}>{t('reload')}</a>
          </p>
        </noscript>
      )}
      <p className={`${body} ${quietText} ${css.footnote}`}>{t('kept')}</p>
    </Card>
  );
}
