import Link2 from 'virtual:icon/link-2';
import Unlink from 'virtual:icon/unlink-2';
import { useEffect, useId, useRef } from 'react';
import { CopyLink } from '../live/copy-link';
import { LiveForm } from '../live/live-form';
import { usePage, useTexts } from '../live/page-context';
import { Button, ButtonLink } from '../parts/button';
import { button } from '../parts/button.css';
import { quietText } from '../parts/card.css';
import { field } from '../parts/field.css';
import { addWorldToHref } from '../shell/navigation-items';
import * as css from './share-link.css';
import { LINK_DAYS, type MadeLink } from './shared-data';

interface Props {
  name: string;
  link: MadeLink | null;
  action: string;
  fields?: Readonly<Record<string, string>>;
  hint: string;
}

export function ShareLink({ name, link, action, fields = {}, hint }: Props) {
  const t = useTexts('shared');
  const page = usePage();
  const hintId = useId();
  const createdLinkElement = useRef<HTMLDivElement>(null);
  const isOpen = Boolean(link?.href);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    // The pressed button is gone, so move the focus.
    if (isOpen && !wasOpen.current && document.activeElement === document.body)
      createdLinkElement.current?.querySelector('a')?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (link?.href) {
    const { id, href, audience, visits, validUntil } = link;
    return (
      <div className={css.createdLink} ref={createdLinkElement}>
        <p className={css.buttons}>
          <CopyLink
            className={button}
            data-look="outline"
            href={href}
            copied={t('copied')}
            aria-label={`${t('copy')}: ${name}`}
          >
            {t('copy')}
          </CopyLink>
          <ButtonLink
            icon={Unlink}
            href={`${addWorldToHref('/simulator/shared', page)}&ask=${id}#ask`}
            aria-label={`${t('withdraw')}: ${name}`}
          >
            {t('withdraw')}
          </ButtonLink>
        </p>
        <p className={quietText}>
          {[
            audience && t('for', { name: audience }),
            t('visits', { n: visits }),
            t('until', { day: validUntil }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
    );
  }
  const label = link ? t('shareAgain') : t('create');
  return (
    <LiveForm className={css.form} method="post" action={action}>
      {Object.entries(fields).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      {link && <p>{t('isClosed')}</p>}
      <label>
        <span>{t('audience')}</span>
        <small id={hintId}>{t('audienceHint')}</small>
        <input
          className={field}
          name="audience"
          maxLength={80}
          autoComplete="off"
          defaultValue={link?.audience}
          aria-describedby={hintId}
        />
      </label>
      <Button icon={Link2} name="intent" value="share" aria-label={`${label}: ${name}`}>
        {label}
      </Button>
      <p className={quietText}>{`${hint} ${t('listed', { days: LINK_DAYS })}`}</p>
    </LiveForm>
  );
}
