import QrCode from 'virtual:icon/qr-code';
import { useRef } from 'react';
import { Icon } from 'ui/layout/icon';
import { joinClassNames } from 'ui/layout/layout';
import { visuallyHidden } from '../base/visually-hidden.css';
import { LiveLink } from '../live/live-link';
import { usePage, useTexts } from '../live/page-context';
import { button } from '../parts/button.css';
import { card } from '../parts/card.css';
import { addWorldToHref } from '../shell/navigation-items';
import { useDemoHref } from './addresses';
import { ControlButtons, HideControl, KeySwitch } from './control-buttons';
import type { AudienceData } from './demo-data';
import * as css from './demo-page.css';
import { ElapsedTime } from './elapsed-time';
import { EventsAndNotes, RefusedNote, ThingsToLookAt } from './events-and-notes';
import { Panel } from './panel';
import { PortalFrame } from './portal-frame';
import { KeyCap, shortcutProps } from './shortcut';
import { StopLinks, StopRail } from './stops';
import { useDemo } from './use-demo';

export default function DemoPage(data: AudienceData) {
  const { stop, stops, title, minutes, startedAt, isHidden, path, customer, areFramesShown } = data;
  const t = useTexts('demo');
  const address = useDemoHref();
  const shownPage = usePage();
  const page = useRef<HTMLElement>(null);
  const heading = t('stopOf', { n: stop, of: stops.length, title: stops[stop - 1]?.title ?? '' });
  const { press, place, setPlace } = useDemo(page, heading, data);
  const codes = `${address.ofWindow('audience', { panel: 'qr' })}#panel`;
  const pageProps = { ...data, window: 'audience', place, codes } as const;

  function reportPath(now: string) {
    setPlace(now);
    void fetch(address.action({ stop: String(stop) }), {
      method: 'POST',
      body: new URLSearchParams({ intent: 'stand', place: now }),
    }).catch(() => undefined);
  }

  return (
    <main className={css.demo} id="content" tabIndex={-1} ref={page} data-bare={isHidden || undefined}>
      <div className={css.demoHeader} id="demo-head" hidden={isHidden}>
        <p className={css.title}>
          <b>{title}</b>
          <span>
            <ElapsedTime since={startedAt} />{' '}
            {minutes !== null && <span>{t('ofMinutes', { n: minutes })}</span>}
          </span>
        </p>
        <p className={css.currentStop} aria-hidden="true">
          {stops[stop - 1]?.title}
        </p>
        <StopRail {...pageProps} />
        <LiveLink className={joinClassNames(button, css.phoneCode)} href={codes} {...shortcutProps('Q')}>
          <Icon of={QrCode} size={20} />
          <span className={visuallyHidden}>{t('qr')}</span>
        </LiveLink>
        <StopLinks {...pageProps} />
      </div>
      <h1 className={visuallyHidden} hidden={isHidden}>
        {heading}
      </h1>
      <Panel {...pageProps} />
      <div className={css.demoGrid}>
        <div className={css.portalWindow}>
          <p className={css.windowBar} hidden={isHidden}>
            <i />
            <i />
            <i />
            <span className={css.portalPath} data-address>
              {place || path}
            </span>
            <span>{customer.name}</span>
          </p>
          <div className={css.portal}>
            <PortalFrame
              id="portal-customer"
              frame={customer}
              areFramesShown={areFramesShown}
              onKey={press}
              onPathChange={reportPath}
            />
          </div>
        </div>
        <aside className={joinClassNames(card, css.speakerNotes)} hidden={isHidden} aria-label={heading}>
          <Notes {...pageProps} />
        </aside>
      </div>
      <div className={css.demoFooter}>
        <div className={css.hideControl}>
          <HideControl {...pageProps} />
        </div>
        <LiveLink
          hidden={isHidden}
          href={`${address.ofWindow('audience', { panel: 'keys' })}#panel`}
          {...shortcutProps('?')}
        >
          <KeyCap of="?" /> <span>{t('keys')}</span>
        </LiveLink>
        <div hidden={isHidden}>
          <KeySwitch {...pageProps} />
        </div>
        <a hidden={isHidden} data-end href={address.ofWindow('presenter')} target="_blank" rel="noopener">
          {t('presenter')}
        </a>
        <a hidden={isHidden} href={address.script(place === '' ? {} : { place })}>
          {t('script')}
        </a>
        <a hidden={isHidden} href={addWorldToHref('/simulator/film', shownPage)}>
          {t('makeFilm')}
        </a>
        <a hidden={isHidden} href={addWorldToHref('/simulator/shared', shownPage)}>
          {t('sharedLinks')}
        </a>
      </div>
    </main>
  );
}

function Notes(data: AudienceData & { window: 'audience'; place: string; codes: string }) {
  const { refusedActions, say, hint, thingsToLookAt, codes } = data;
  const t = useTexts('demo');
  return (
    <>
      <RefusedNote refusedActions={refusedActions} />
      <section>
        <h2>{t('say')}</h2>
        <p className={css.spokenText}>{say}</p>
        {hint !== null && (
          <p className={css.demoHint}>
            <b>{t('hint')}</b> <span>{hint}</span>
          </p>
        )}
      </section>
      {thingsToLookAt.length > 0 && (
        <section>
          <h2>{t('look')}</h2>
          <ThingsToLookAt thingsToLookAt={thingsToLookAt} />
        </section>
      )}
      <section>
        <h2>{t('meanwhile')}</h2>
        <EventsAndNotes {...data} />
      </section>
      <section className={css.controls}>
        <ControlButtons {...data} />
        <LiveLink
          className={joinClassNames(button, css.deskCode)}
          data-look="outline"
          href={codes}
          {...shortcutProps('Q')}
        >
          <span>{t('qr')}</span> <KeyCap of="Q" />
        </LiveLink>
      </section>
    </>
  );
}
