import { type ReactNode, useEffect, useRef } from 'react';
import { LiveForm } from '../live/live-form';
import { LiveLink } from '../live/live-link';
import { usePage, useTexts } from '../live/page-context';
import { Button } from '../parts/button';
import { button } from '../parts/button.css';
import { body, card, quietText } from '../parts/card.css';
import { field } from '../parts/field.css';
import { notice } from '../parts/notice.css';
import { QrCode } from '../parts/qr-code';
import { type DemoWindow, useDemoHref } from './addresses';
import type { DemoData, PhoneQrCodesData } from './demo-data';
import * as css from './panel.css';
import { KeyCap, shortcutProps } from './shortcut';

type Props = DemoData & { window: DemoWindow };

export function Panel({ window, ...demo }: Props) {
  const { panel } = demo;
  const t = useTexts('demo');
  if (panel === null) return null;
  if (panel.kind === 'keys') {
    return (
      <PanelFrame window={window} title={t('keyList')}>
        <KeyList {...demo} />
      </PanelFrame>
    );
  }
  return (
    <PanelFrame window={window} title={t('phones')}>
      <PhoneCodes {...panel.phones} />
    </PanelFrame>
  );
}

export function usePanelFocus(panel: DemoData['panel']) {
  const kind = panel?.kind ?? null;
  const previousKind = useRef(kind);
  useEffect(() => {
    const closedKind = previousKind.current;
    previousKind.current = kind;
    if (kind === closedKind) return;
    if (kind !== null) {
      const panelElement = document.getElementById('panel');
      panelElement?.focus({ preventScroll: true });
      panelElement?.scrollIntoView({ block: 'nearest' });
      return;
    }
    // Removing the panel moved the focus to the body.
    if (document.activeElement !== document.body) return;
    for (const link of document.querySelectorAll<HTMLElement>(
      `[data-key="${closedKind === 'keys' ? '?' : 'Q'}"]`,
    )) {
      link.focus();
      // Hidden links take no focus.
      if (document.activeElement === link) return;
    }
  }, [kind]);
}

function PanelFrame({ window, title, children }: { window: DemoWindow; title: string; children: ReactNode }) {
  const t = useTexts('demo');
  const address = useDemoHref();
  return (
    <section
      className={`${card} ${css.panel}`}
      data-window={window}
      id="panel"
      tabIndex={-1}
      aria-labelledby="panel-title"
    >
      <div className={css.head}>
        <h2 id="panel-title">{title}</h2>
        <LiveLink
          className={button}
          data-look="outline"
          href={address.ofWindow(window)}
          {...shortcutProps('Escape')}
        >
          {t('close')}
        </LiveLink>
      </div>
      {children}
    </section>
  );
}

function KeyList({ stops, hasCharacterKeys }: DemoData) {
  const t = useTexts('demo');
  const keys = [
    ['→', 'next'],
    ['←', 'back'],
    [`1–${Math.min(stops.length, 9)}`, 'stop'],
    ['P', 'person'],
    ['S', 'status'],
    ['U', 'day'],
    ['L', 'language'],
    ['H', 'hide'],
    ['Q', 'qr'],
    ['R', 'restart'],
    ['Z', 'undo'],
    ['?', 'keys'],
  ] as const;
  return (
    <>
      <ul className={css.keyList}>
        {keys.map(([key, keyAction]) => (
          <li key={key}>
            <KeyCap of={key} /> <span>{t(`key.${keyAction}`)}</span>
          </li>
        ))}
      </ul>
      <p className={`${body} ${quietText}`}>{t(hasCharacterKeys ? 'keyNote' : 'keysAreOff')}</p>
    </>
  );
}

function PhoneCodes({ people, isOnlyLocal, unreachableAddress, hosts, host }: PhoneQrCodesData) {
  const t = useTexts('demo');
  return (
    <>
      <div className={css.body}>
        <p className={quietText}>{t('phonesHint')}</p>
        {isOnlyLocal && (
          <p className={notice} data-tone="bad" role="alert">
            {t('onlyLocal')}
          </p>
        )}
        {unreachableAddress !== null && (
          <p className={notice} data-tone="bad" role="alert">
            {t('notServed', { address: unreachableAddress })}
          </p>
        )}
        {hosts.length > 0 && <HostForm hosts={hosts} host={host} />}
      </div>
      <ul className={css.peopleWithPhones}>
        {people.map(({ personName, address, code }) => (
          <li key={address}>
            <h3>{personName}</h3>
            <div className={css.qrCode}>
              <QrCode code={code} name={t('qrCode', { who: personName })} />
            </div>
            <p className={quietText}>
              <a href={address}>{address}</a>
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

function HostForm({ hosts, host }: Pick<PhoneQrCodesData, 'hosts' | 'host'>) {
  const { sandbox, language } = usePage();
  const t = useTexts('demo');
  return (
    <LiveForm className={css.hostChoice} method="get" action="/simulator/demo">
      <input type="hidden" name="sandbox" value={sandbox?.id} />
      <input type="hidden" name="lang" value={language} />
      <input type="hidden" name="panel" value="qr" />
      <label>
        <span>{t('address')}</span>{' '}
        <select className={field} name="host" defaultValue={host ?? undefined}>
          {hosts.map((hostOption) => (
            <option key={hostOption}>{hostOption}</option>
          ))}
        </select>
      </label>
      <Button>{t('choose')}</Button>
    </LiveForm>
  );
}
