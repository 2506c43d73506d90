import ChevronLeft from 'virtual:icon/chevron-left';
import ChevronRight from 'virtual:icon/chevron-right';
import Pause from 'virtual:icon/pause';
import Play from 'virtual:icon/play';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type MouseEvent, useEffect, useState } from 'react';
import { useHydrated } from 'ui/feedback/use-hydrated';
import { opensNewTab } from '../live/live-link';
import { useTexts } from '../live/page-context';
import { Button } from '../parts/button';
import { quietText } from '../parts/card.css';
import type { MadeFilmView } from './film-data';
import * as css from './film-player.css';

type Props = Pick<MadeFilmView, 'file' | 'pictures' | 'firstIndex' | 'length'> & { title: string };

/** Shows single pictures, because scripts cannot move within an animated file. */
export function FilmPlayer({ title, file, pictures, firstIndex, length }: Props) {
  const isHydrated = useHydrated();
  const t = useTexts('film');
  const [pictureIndex, setPictureIndex] = useState(firstIndex);
  const [isPlaying, setIsPlaying] = useState(false);
  const lastIndex = pictures.length - 1;
  const currentPicture = pictures[pictureIndex];

  useEffect(() => {
    if (!isPlaying || !currentPicture) return;
    const timer = setTimeout(() => {
      if (pictureIndex < lastIndex) setPictureIndex(pictureIndex + 1);
      else setIsPlaying(false);
    }, currentPicture.milliseconds);
    return () => clearTimeout(timer);
  }, [isPlaying, pictureIndex, lastIndex, currentPicture]);

  const play = () => {
    if (!isPlaying && pictureIndex === lastIndex) setPictureIndex(0);
    setIsPlaying(!isPlaying);
  };
  const jump = (event: MouseEvent, index: number) => {
    if (opensNewTab(event)) return;
    event.preventDefault();
    setPictureIndex(index);
  };
  if (!currentPicture) return null;
  return (
    <div className={css.player}>
      <div className={css.stage}>
        {/* The next picture loads before its turn. */}
        {pictures.map(({ src, caption }, index) =>
          index === pictureIndex || (isHydrated && index === pictureIndex + 1) ? (
            <img
              key={src}
              src={src}
              hidden={index !== pictureIndex}
              alt={t('player.picture', { title, n: index + 1, all: pictures.length, caption })}
            />
          ) : null,
        )}
        {isHydrated ? (
          <div className={css.controls}>
            <Button icon={isPlaying ? Pause : Play} type="button" onClick={play}>
              {t(isPlaying ? 'player.pause' : 'player.play')}
            </Button>
            <Button
              icon={ChevronLeft}
              type="button"
              aria-disabled={pictureIndex === 0}
              onClick={() => setPictureIndex(Math.max(0, pictureIndex - 1))}
            >
              {t('player.back')}
            </Button>
            <Button
              icon={ChevronRight}
              type="button"
              aria-disabled={pictureIndex === lastIndex}
              onClick={() => setPictureIndex(Math.min(lastIndex, pictureIndex + 1))}
            >
              {t('player.next')}
            </Button>
            <span className={css.time}>{`${currentPicture.startText} / ${length}`}</span>
          </div>
        ) : (
          <p>
            <a href={file}>{t('player.whole')}</a>
          </p>
        )}
        <div className={css.bar} aria-hidden="true">
          {pictures.map(({ src, milliseconds }, index) => (
            <i
              key={src}
              data-look={index < pictureIndex ? 'seen' : index === pictureIndex ? 'now' : undefined}
              style={assignInlineVars({ [css.share]: String(milliseconds) })}
            />
          ))}
        </div>
      </div>
      <div>
        <h4 className={quietText}>{t('pictures')}</h4>
        <ol className={css.list} aria-label={t('player.stops')}>
          {pictures.map(({ startText: time, caption, href }, index) => (
            <li key={href}>
              <a
                href={href}
                aria-current={index === pictureIndex ? 'true' : undefined}
                onClick={(event) => jump(event, index)}
              >
                <span>{time}</span> <span>{caption}</span>
              </a>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
