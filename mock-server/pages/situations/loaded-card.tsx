import Link2 from 'virtual:icon/link-2';
import RotateCcw from 'virtual:icon/rotate-ccw';
import User from 'virtual:icon/user';
import { Icon } from 'ui/layout/icon';
import { CopyLink } from '../live/copy-link';
import { usePage, useTexts } from '../live/page-context';
import { Button } from '../parts/button';
import { button } from '../parts/button.css';
import { card, quietText } from '../parts/card.css';
import { ActionForm } from '../parts/page-forms';
import { QrCode, type QrModules } from '../parts/qr-code';
import { segment, segments } from '../parts/segments.css';
import { portalHref } from '../shell/navigation-items';
import * as css from './loaded-card.css';

export interface LoadedSituation {
  readonly title: string;
  readonly description: string;
  readonly seed: number;
  readonly startTime: string;
  readonly changes: number;
  readonly link: string;
  readonly personas: readonly {
    readonly key: string;
    readonly name: string;
    readonly initials: string;
    readonly login: string;
  }[];
  readonly phones: readonly {
    readonly person: string;
    readonly address: string;
    readonly code: QrModules;
  }[];
}

export function LoadedCard({ title, description, seed, startTime, changes, ...situation }: LoadedSituation) {
  const { language } = usePage();
  const t = useTexts('pages');
  return (
    <section className={card} aria-labelledby="active" id="scenario" tabIndex={-1}>
      <div className={css.loaded}>
        <div>
          <p className={quietText}>{t('loaded')}</p>
          <h2 className={css.title} id="active" lang={language}>
            {title}
          </h2>
          <p className={quietText}>{description}</p>
          <p className={quietText}>
            <span>{t('dataSet')}</span> <b>{seed}</b> · <span>{t('began')}</span> <b>{startTime}</b> ·{' '}
            <span>{t('changes', { count: changes })}</span>
          </p>
        </div>
        <Ways {...situation} />
        <PhoneLinks {...situation} />
      </div>
    </section>
  );
}

function Ways({ personas, link }: Pick<LoadedSituation, 'personas' | 'link'>) {
  const page = usePage();
  const t = useTexts('pages');
  return (
    <div className={css.openingLinks}>
      <fieldset className={css.viewChoice}>
        <legend className={quietText}>{t('viewAs')}</legend>
        <div className={segments}>
          {personas.map(({ key, name, initials, login }) => (
            <a
              key={key}
              className={segment}
              href={portalHref(key, page)}
              target="_blank"
              rel="noopener"
              title={login}
            >
              <span className={css.avatar} aria-hidden="true">
                {initials}
              </span>
              <span>{name}</span>
            </a>
          ))}
          <a className={segment} href={portalHref('visitor', page)} target="_blank" rel="noopener">
            <Icon of={User} size={16} />
            <span>{t('visitor')}</span>
          </a>
        </div>
      </fieldset>
      <div className={css.actions}>
        <CopyLink
          className={button}
          data-look="outline"
          href={link}
          copied={t('copied')}
          title={t('copyLink')}
          aria-label={t('copyLink')}
        >
          <Icon of={Link2} size={16} />
        </CopyLink>
        <ActionForm action="reset">
          <Button icon={RotateCcw}>{t('reset')}</Button>
        </ActionForm>
      </div>
    </div>
  );
}

function PhoneLinks({ phones }: Pick<LoadedSituation, 'phones'>) {
  const t = useTexts('pages');
  return (
    <details className={css.phoneLinksDisclosure}>
      <summary>{t('phone')}</summary>
      <p className={quietText}>{t('phoneHint')}</p>
      <ul className={css.phoneCodes}>
        {phones.map(({ person, address, code }) => (
          <li key={address} className={quietText}>
            <b>{person}</b>
            <QrCode code={code} name={t('qrCode', { who: person })} />
            <a href={address}>{address}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}
