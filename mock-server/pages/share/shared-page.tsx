import Bookmark from 'virtual:icon/bookmark';
import Film from 'virtual:icon/film';
import Link2 from 'virtual:icon/link-2';
import Unlink from 'virtual:icon/unlink-2';
import { Icon } from 'ui/layout/icon';
import { unseen } from '../base/unseen.css';
import { DemoTabs } from '../film/demo-tabs';
import { CopyLink } from '../live/copy-link';
import { LiveForm } from '../live/live-form';
import { usePage, useTexts } from '../live/page-context';
import { Button } from '../parts/button';
import { Card } from '../parts/card';
import { body, card, quiet } from '../parts/card.css';
import { inWorld } from '../shell/places';
import type { LinkedThing } from './link-gone-page';
import * as css from './share.css';

export interface SharedLink {
  readonly of: LinkedThing;
  readonly id: string;
  readonly name: string;
  readonly made: string;
  readonly visits: number;
  /** Recipients, for the list of links only. May be empty. */
  readonly audience: string;
  /** Null after the link was withdrawn. */
  readonly href: string | null;
}

export interface SharedData {
  readonly worlds: readonly {
    readonly id: string;
    readonly title: string;
    readonly bank: string;
    readonly links: readonly SharedLink[];
  }[];
}

/** SIM-12 */
export default function SharedPage({ worlds }: SharedData) {
  const page = usePage();
  const t = useTexts('shared');
  const links = worlds.flatMap(({ links: ofWorld }) => ofWorld);
  const open = links.filter(({ href }) => href !== null).length;
  return (
    <main className={css.main} id="content" tabIndex={-1}>
      <DemoTabs at="shared" />
      <header className={css.head}>
        <h1>{t('title')}</h1>
        <p className={quiet}>{t('lead')}</p>
        <p className={css.counts}>
          {[t('open', { n: open }), t('withdrawn', { n: links.length - open })].join(' · ')}
        </p>
      </header>
      {links.length === 0 && (
        <p className={`${card} ${css.nothing}`}>
          <span>{t('nothing')}</span>{' '}
          <a href={`${inWorld('/simulator/situations', page)}#states`}>{t('toStates')}</a>{' '}
          <a href={inWorld('/simulator/film', page)}>{t('toFilm')}</a>
        </p>
      )}
      {worlds.map(({ id, title, bank, links: ofWorld }) => (
        <Card
          key={id}
          title={title}
          titleId={`world-${id.slice(0, 8)}`}
          end={<span className={quiet}>{bank}</span>}
          isAboveList
        >
          <ul>
            {ofWorld.map((link) => (
              <LinkRow key={link.id} {...link} />
            ))}
          </ul>
        </Card>
      ))}
      <Card title={t('whole')} titleId="whole-title">
        <p className={`${body} ${quiet}`}>{t('wholeText')}</p>
      </Card>
    </main>
  );
}

function LinkRow({ of, id, name, made, visits, audience, href }: SharedLink) {
  const page = usePage();
  const t = useTexts('shared');
  const label = href === null ? t('shareAgain') : t('withdraw');
  return (
    <li className={css.row}>
      <span className={css.badge} title={t(`kind.${of}`)}>
        <Icon of={of === 'film' ? Film : Bookmark} size={18} />
        <span className={unseen}>{t(`kind.${of}`)}</span>
      </span>
      <div>
        <b>{name}</b>
        <small>{[made, t('visits', { n: visits })].join(' · ')}</small>
        {audience && <small>{t('audience', { name: audience })}</small>}
        <small>
          {href === null ? (
            t('isWithdrawn')
          ) : (
            <CopyLink href={href} copied={t('copied')}>
              {t('copy')}
            </CopyLink>
          )}
        </small>
      </div>
      <LiveForm method="post" action={inWorld('/simulator/shared', page)}>
        <input type="hidden" name={of} value={id} />
        <Button
          icon={href === null ? Link2 : Unlink}
          name="intent"
          value={href === null ? 'share' : 'withdraw'}
          aria-label={`${label}: ${name}`}
        >
          {label}
        </Button>
      </LiveForm>
    </li>
  );
}
