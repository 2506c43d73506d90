import { useTexts } from '../live/page-context';
import * as css from './film.css';
import type { MadeFilmView } from './film-data';
import { FilmPlayer } from './film-player';

export function MadeFilm({
  title,
  result,
  isOpen,
}: {
  title: string;
  result: MadeFilmView;
  isOpen: boolean;
}) {
  const t = useTexts('film');
  const { seconds, format, size, pictures, missedSteps, isComplete } = result;
  return (
    <>
      <p className={css.details}>{t('details', { count: pictures.length, seconds, format, size })}</p>
      {!isComplete && <p className={css.filmMark}>{t('partial')}</p>}
      {missedSteps.length > 0 && (
        <div className={css.filmMark}>
          <p>{t('missed', { count: missedSteps.length })}</p>
          <ul>
            {missedSteps.map((caption) => (
              <li key={caption}>{caption}</li>
            ))}
          </ul>
        </div>
      )}
      <details className={css.watch} open={isOpen}>
        <summary>{t('watch')}</summary>
        <FilmPlayer title={title} {...result} />
      </details>
    </>
  );
}
