import Download from 'virtual:icon/download';
import { usePage, useTexts } from '../live/page-context';
import { ButtonLink } from '../parts/button';
import { card } from '../parts/card.css';
import { frame, head } from '../parts/frame.css';
import { addWorldToHref } from '../shell/navigation-items';
import * as css from './film.css';
import type { MadeFilmView } from './film-data';
import { MadeFilm } from './made-film';

export default function FilmLinkPage({ title, result }: { title: string; result: MadeFilmView }) {
  const page = usePage();
  const t = useTexts('film');
  return (
    <main className={frame.middle} id="content" tabIndex={-1}>
      <header className={head}>
        <h1>{title}</h1>
      </header>
      <div className={`${card} ${css.sharedFilmCard}`}>
        <MadeFilm title={title} result={result} isOpen />
        <p className={css.actions}>
          <ButtonLink variant="primary" icon={Download} href={`${result.file}?download`} download>
            {t('download')}
          </ButtonLink>
          <ButtonLink href={addWorldToHref('/simulator/', page)}>{t('watchSimulator')}</ButtonLink>
        </p>
      </div>
    </main>
  );
}
