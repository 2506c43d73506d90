import { usePage, useTexts } from '../live/page-context';
import { ButtonLink } from '../parts/button';
import { Card } from '../parts/card';
import { body, cardTag, quietText } from '../parts/card.css';
import { Miniature, type MiniatureData } from '../parts/miniature';
import { addWorldToHref } from '../shell/navigation-items';
import * as css from './recent-card.css';

export interface RecentWorld {
  readonly id: string;
  readonly miniature: MiniatureData;
  readonly title: string;
  readonly startTime: string;
  readonly bank: string;
  readonly isOwnBank: boolean;
  readonly changes: number;
  /** Present while a demo runs. `stop` is the last stop, counted from 1. */
  readonly demo: { readonly lastStop: number; readonly stopCount: number } | null;
}

export function RecentCard({ worlds }: { worlds: readonly RecentWorld[] }) {
  const t = useTexts('start');
  const page = usePage();
  return (
    <Card
      id="recent"
      title={t('recent')}
      titleId="recent-title"
      isAboveList
      end={
        <span className={css.links}>
          <a href={addWorldToHref('/simulator/film', page)}>{t('makeFilm')}</a>
          <a href={`${addWorldToHref('/simulator/situations', page)}#states`}>{t('savedStates')}</a>
        </span>
      }
    >
      {worlds.length === 0 ? (
        <p className={`${body} ${quietText}`}>{t('nothingRecent')}</p>
      ) : (
        <ul>
          {worlds.map((world) => (
            <Row key={world.id} world={world} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Row({ world }: { world: RecentWorld }) {
  const { id, miniature, startTime, bank, isOwnBank, changes, demo } = world;
  const { sandbox, language } = usePage();
  const t = useTexts('start');
  const words = useTexts('pages');
  const colon = useTexts('shell')('colon');
  const note = demo
    ? t('stopOf', { n: demo.lastStop, all: demo.stopCount })
    : changes > 0 && words('changes', { count: changes });
  const title = demo ? `${t('demo')}${colon}${world.title}` : world.title;
  const details = [
    t('began', { when: startTime }),
    isOwnBank ? `${t('ownBank')}${colon}${bank}` : bank,
    id === sandbox?.id && t('here'),
  ];
  const open = demo ? t('goOn') : t('open');
  const address = demo ? '/simulator/demo' : '/simulator/situations';
  return (
    <li className={css.row}>
      <Miniature miniature={miniature} />
      <div>
        <b>{title}</b>
        <small>{details.filter(Boolean).join(' · ')}</small>
      </div>
      {note && <span className={cardTag}>{note}</span>}
      <ButtonLink
        href={addWorldToHref(address, { sandbox: { id }, language })}
        aria-label={`${open}${colon}${title}`}
      >
        {open}
      </ButtonLink>
    </li>
  );
}
