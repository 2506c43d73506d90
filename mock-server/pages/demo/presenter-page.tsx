import { useRef } from 'react';
import { joinClassNames } from 'ui/layout/layout';
import { visuallyHidden } from '../base/visually-hidden.css';
import { LiveLink } from '../live/live-link';
import { useTexts } from '../live/page-context';
import { ButtonLink } from '../parts/button';
import { button } from '../parts/button.css';
import { card, quietText } from '../parts/card.css';
import { useDemoHref } from './addresses';
import { ControlButton, ControlButtons, HideControl, KeySwitch } from './control-buttons';
import type { PresenterData, SignerState } from './demo-data';
import * as demo from './demo-page.css';
import { ElapsedTime } from './elapsed-time';
import { EventsAndNotes, RefusedNote, ThingsToLookAt } from './events-and-notes';
import { Panel } from './panel';
import { PortalFrame } from './portal-frame';
import * as css from './presenter-page.css';
import { KeyCap, shortcutProps } from './shortcut';
import { StopLinks, StopRail } from './stops';
import { useDemo } from './use-demo';

type PresenterProps = PresenterData & { window: 'presenter'; place: string };

export default function PresenterPage(data: PresenterData) {
  const { stop, stops, startedAt, isHidden, clock, secondFrame, areFramesShown } = data;
  const t = useTexts('demo');
  const page = useRef<HTMLElement>(null);
  const { press, place, setPlace } = useDemo(page, stops[stop - 1]?.title ?? '', data);
  const pageProps: PresenterProps = { ...data, window: 'presenter', place };
  return (
    <main className={css.presenter} id="content" tabIndex={-1} ref={page}>
      <div className={demo.demoHeader}>
        <div className={css.title}>
          <h1>{t('presenter')}</h1>
          <span>{t('presenterHint')}</span>
        </div>
        <p className={css.audienceState}>
          <span>
            <span>{t('hall')}</span> <b>{t(isHidden ? 'hallHidden' : 'hallShown')}</b>
          </span>{' '}
          <span>
            <span>{t('clock')}</span> <b>{clock}</b>
          </span>{' '}
          <b>
            <ElapsedTime since={startedAt} />
          </b>
        </p>
        <StopLinks {...pageProps} />
      </div>
      <StopRail {...pageProps} />
      <Panel {...pageProps} />
      <div className={css.grid}>
        <SpeakerNotes {...pageProps} />
        <CustomerView {...pageProps} onKey={press} onPlace={setPlace} />
        {secondFrame && (
          <section aria-labelledby="second-title">
            <h2 id="second-title">
              <span>{secondFrame.name}</span> <small>{t('phone')}</small>
            </h2>
            <div className={css.mirroredPhone}>
              <PortalFrame
                id="portal-second"
                frame={secondFrame}
                areFramesShown={areFramesShown}
                onKey={press}
              />
            </div>
          </section>
        )}
        <BankView {...pageProps} />
      </div>
    </main>
  );
}

function SpeakerNotes(data: PresenterProps) {
  const { stop, stops, previousTitle, say, hint, thingsToLookAt, nextStop } = data;
  const t = useTexts('demo');
  const colon = useTexts('shell')('colon');
  const address = useDemoHref();
  return (
    <section id="spoken" aria-labelledby="spoken-title">
      <h2 id="spoken-title">
        <span>{t('spoken')}</span> <small>{`${stop}/${stops.length}`}</small>
      </h2>
      {previousTitle !== null && (
        <p className={css.previousStop}>
          <span className={visuallyHidden}>{`${t('before')}${colon}`}</span>
          <span>{previousTitle}</span>
        </p>
      )}
      <h3>{stops[stop - 1]?.title}</h3>
      <p className={css.currentStop}>{say}</p>
      {hint !== null && <p className={css.currentHint}>{hint}</p>}
      {thingsToLookAt.length > 0 && <ThingsToLookAt thingsToLookAt={thingsToLookAt} />}
      <p className={css.nextStop}>
        {nextStop ? (
          <>
            <b>{t('after', { title: nextStop.title })}</b> <span>{nextStop.say}</span>
          </>
        ) : (
          <span>{t('last')}</span>
        )}
      </p>
      <div className={joinClassNames(demo.controls, css.presenterControls)}>
        <ControlButtons {...data} />
        <HideControl {...data} />
        <ButtonLink href={address.ofWindow('audience')} target="_blank" rel="noopener">
          {t('audience')}
        </ButtonLink>
        <a
          className={button}
          data-look="outline"
          href={`${address.ofWindow('audience', { panel: 'qr' })}#panel`}
          target="_blank"
          rel="noopener"
          {...shortcutProps('Q')}
        >
          <span>{t('qr')}</span> <KeyCap of="Q" />
        </a>
        <LiveLink href={`${address.ofWindow('presenter', { panel: 'keys' })}#panel`} {...shortcutProps('?')}>
          <KeyCap of="?" /> <span>{t('keys')}</span>
        </LiveLink>
        <KeySwitch {...data} />
      </div>
    </section>
  );
}

function CustomerView({
  customer,
  areFramesShown,
  onKey,
  onPlace,
  ...data
}: PresenterProps & { onKey: (key: string) => void; onPlace: (path: string) => void }) {
  const t = useTexts('demo');
  return (
    <section aria-labelledby="customer-title">
      <h2 id="customer-title">
        <span>{customer.name}</span> <small>{t('customer')}</small>
      </h2>
      <div className={css.mirroredPortal}>
        <PortalFrame
          id="portal-customer"
          frame={customer}
          areFramesShown={areFramesShown}
          onKey={onKey}
          onPathChange={onPlace}
        />
      </div>
      <h3>{t('meanwhile')}</h3>
      <EventsAndNotes {...data} />
    </section>
  );
}

function BankView(data: PresenterProps) {
  const { refusedActions, window, place } = data;
  const { application, request, alternatives } = data.bank;
  const t = useTexts('demo');
  return (
    <section id="bank" aria-labelledby="bank-title">
      <h2 id="bank-title">
        <span>{t('bank')}</span> <small>{t('bankHint')}</small>
      </h2>
      <div className={joinClassNames(card, css.bankView)}>
        <RefusedNote refusedActions={refusedActions} />
        {application === null ? (
          <div>
            <p className={quietText}>{t('noApplication')}</p>
          </div>
        ) : (
          <>
            <div>
              <p className={quietText}>
                <span>{t('application')}</span> <b>{application.number}</b>
              </p>
              <p>
                <b>{application.status}</b>
              </p>
              <code>{application.code}</code>
            </div>
            {application.signers.length > 0 && <Signers signers={application.signers} />}
          </>
        )}
        <div>
          <p className={quietText}>{t('lastRequest')}</p>
          {request === null ? (
            <p>{t('noRequest')}</p>
          ) : (
            <>
              {request.text !== null && <p>{request.text}</p>}
              <code>{request.call}</code>
              <small>{request.result}</small>
            </>
          )}
        </div>
        {alternatives.length > 0 && (
          <div>
            <p className={quietText}>{t('instead')}</p>
            {alternatives.map((label, index) => (
              <ControlButton
                key={label}
                window={window}
                place={place}
                intent="instead"
                value={String(index)}
                label={label}
              />
            ))}
          </div>
        )}
      </div>
    </section>
  );
}

function Signers({ signers }: { signers: readonly SignerState[] }) {
  const t = useTexts('demo');
  return (
    <div>
      <p className={quietText}>{t('signers')}</p>
      <ul>
        {signers.map(({ id, name, signature, identification }) => (
          <li key={id}>
            <b>{name}</b>{' '}
            {signature ? (
              <span className={css.signatureTime}>
                <span>{t('signed')}</span> <time dateTime={signature.at}>{signature.time}</time>
              </span>
            ) : (
              <span>
                <span>{t('waits')}</span>{' '}
                <small>
                  <span>{identification.label}</span> <code>{identification.status}</code>
                </small>
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
