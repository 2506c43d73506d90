import Download from 'virtual:icon/download';
import Pencil from 'virtual:icon/pencil';
import Trash from 'virtual:icon/trash';
import X from 'virtual:icon/x';
import { useEffect, useRef } from 'react';
import { LiveForm } from '../live/live-form';
import { usePage, useTexts } from '../live/page-context';
import { Button, ButtonLink } from '../parts/button';
import { quietText } from '../parts/card.css';
import { ShareLink } from '../share/share-link';
import { LANGUAGE_NAMES } from '../shell/language-names';
import { addWorldToHref } from '../shell/navigation-items';
import * as css from './film.css';
import type { FilmView } from './film-data';
import { MadeFilm } from './made-film';

export function FilmEntry(film: FilmView) {
  const { title, language, size, orderedText, state, failure, command, result } = film;
  const page = usePage();
  const t = useTexts('film');
  useOutcome(film);
  return (
    <li className={css.entry} id={`film-${film.id}`}>
      <h3 className={css.entryTitle}>{title}</h3>
      <p className={quietText}>{[LANGUAGE_NAMES[language], t(size), orderedText].join(' · ')}</p>
      {(state === 'waiting' || state === 'running') && <UnfinishedFilm {...film} />}
      {state === 'failed' && (
        <div className={css.failed}>
          <p>{t(`failure.${failure ?? 'broken'}`)}</p>
          {command && (
            <>
              <p className={quietText}>{t('sameByCommand')}</p>
              <code>{command}</code>
            </>
          )}
          <p className={css.actions}>
            <RepeatLink {...film} />
            <RemoveForm {...film} />
          </p>
        </div>
      )}
      {result && (
        <>
          <MadeFilm title={title} result={result} isOpen={film.isOpen} />
          <div className={css.actions}>
            <ButtonLink variant="primary" icon={Download} href={`${result.file}&download`} download>
              {t('download')}
            </ButtonLink>
            <RepeatLink {...film} />
            <RemoveForm {...film} />
          </div>
          <div className={css.share}>
            <ShareLink
              name={title}
              link={film.link}
              action={addWorldToHref('/simulator/film/change', page)}
              fields={{ film: film.id }}
              hint={t('shareHint')}
            />
          </div>
        </>
      )}
    </li>
  );
}

function useOutcome({ state, title }: FilmView): void {
  const { announce } = usePage();
  const t = useTexts('film');
  const previousState = useRef(state);
  useEffect(() => {
    if (previousState.current === state) return;
    previousState.current = state;
    if (state === 'ready') announce(t('isReady', { title }));
    if (state === 'failed') announce(t('hasFailed', { title }));
  }, [announce, state, t, title]);
}

function UnfinishedFilm(film: FilmView) {
  const { progress, state, filmsAhead, title, secondsLeft } = film;
  const t = useTexts('film');
  const words =
    state === 'waiting'
      ? t('waiting', { n: filmsAhead })
      : progress
        ? t('running', { n: Math.min(progress.done + 1, progress.total), all: progress.total })
        : t('starting');
  return (
    <>
      <p>{words}</p>
      <progress
        className={css.progress}
        aria-label={`${words}: ${title}`}
        max={progress?.total ?? 1}
        value={progress?.done ?? 0}
      />
      {secondsLeft !== null && <p className={quietText}>{t('secondsLeft', { n: secondsLeft })}</p>}
      {progress?.caption && <p className={quietText}>{t('now', { caption: progress.caption })}</p>}
      <p className={quietText}>{t('workOn')}</p>
      <ChangeForm id={film.id}>
        <Button icon={X} name="intent" value="remove" aria-label={`${t('cancel')}: ${title}`}>
          {t('cancel')}
        </Button>
      </ChangeForm>
    </>
  );
}

function RepeatLink({ repeatHref, title }: FilmView) {
  const t = useTexts('film');
  return (
    <ButtonLink icon={Pencil} href={repeatHref} aria-label={`${t('again')}: ${title}`}>
      {t('again')}
    </ButtonLink>
  );
}

function RemoveForm({ id, title }: FilmView) {
  const t = useTexts('film');
  return (
    <ChangeForm id={id}>
      <Button
        variant="danger"
        icon={Trash}
        name="intent"
        value="remove"
        aria-label={`${t('remove')}: ${title}`}
      >
        {t('remove')}
      </Button>
    </ChangeForm>
  );
}

function ChangeForm({
  id,
  className,
  children,
}: {
  id: string;
  className?: string;
  children: React.ReactNode;
}) {
  const page = usePage();
  return (
    <LiveForm
      {...(className && { className })}
      method="post"
      action={addWorldToHref('/simulator/film/change', page)}
    >
      <input type="hidden" name="film" value={id} />
      {children}
    </LiveForm>
  );
}
