import { useTexts } from '../live/page-context';
import { quiet } from '../parts/card.css';
import * as css from './film.css';
import type { MadeFilmShown } from './film-data';

/** Folded, because an animated picture has no pause button. */
export function MadeFilm({
  title,
  made: { file, seconds, size, pictures, missed, isWhole },
  isOpen,
}: {
  title: string;
  made: MadeFilmShown;
  isOpen: boolean;
}) {
  const t = useTexts('film');
  return (
    <>
      <p className={css.details}>{t('details', { count: pictures.length, seconds, size })}</p>
      {!isWhole && <p className={css.mark}>{t('partial')}</p>}
      {missed.length > 0 && (
        <div className={css.mark}>
          <p>{t('missed', { count: missed.length })}</p>
          <ul>
            {missed.map((caption) => (
              <li key={caption}>{caption}</li>
            ))}
          </ul>
        </div>
      )}
      <details className={css.watch} open={isOpen}>
        <summary>{t('watch')}</summary>
        <div className={css.playing}>
          <img src={file} alt={t('picture', { title })} loading="lazy" />
          <div>
            <h4 className={quiet}>{t('pictures')}</h4>
            <ol className={css.pictures}>
              {pictures.map(({ at, caption }) => (
                <li key={at}>
                  <span>{at}</span> <span>{caption}</span>
                </li>
              ))}
            </ol>
          </div>
        </div>
      </details>
    </>
  );
}
