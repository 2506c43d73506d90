import Download from 'virtual:icon/download';
import { joinClassNames } from 'ui/layout/layout';
import { LiveLink } from '../live/live-link';
import { usePage, useTexts } from '../live/page-context';
import { ButtonLink } from '../parts/button';
import { body, card, header, headerEnd, quietText } from '../parts/card.css';
import { chips } from '../parts/chips.css';
import { useFilteredHref } from '../parts/page-forms';
import { scrollable } from '../parts/scrollable';
import * as css from './request-log-card.css';

const TEXT_KEY_BY_FILTER = { all: 'all', errors: 'onlyErrors', changes: 'onlyChanges' } as const;

export interface RequestLog {
  readonly filter: keyof typeof TEXT_KEY_BY_FILTER;
  readonly requests: readonly LoggedCall[];
}

interface LoggedCall {
  readonly id: string;
  readonly time: string;
  readonly method: string;
  readonly path: string;
  /** Null if the connection was dropped. */
  readonly status: number | null;
  readonly milliseconds: number;
  readonly requestText: string;
  readonly responseText: string;
  readonly fault: string | null;
}

export function RequestLogCard({ filter, requests }: RequestLog) {
  const { sandbox } = usePage();
  const t = useTexts('pages');
  const filtered = useFilteredHref('/simulator/development');
  return (
    <section className={card} aria-labelledby="log" id="requests">
      <div className={joinClassNames(header, css.head)}>
        <h2 id="log">{t('requests')}</h2>
        <nav className={chips} aria-label={t('requests')}>
          {(Object.keys(TEXT_KEY_BY_FILTER) as (keyof typeof TEXT_KEY_BY_FILTER)[]).map((log) => (
            <LiveLink
              key={log}
              href={`${filtered({ log: log === 'all' ? null : log })}#requests`}
              aria-current={log === filter ? 'true' : undefined}
            >
              {t(TEXT_KEY_BY_FILTER[log])}
            </LiveLink>
          ))}
        </nav>
        <span className={headerEnd}>
          <ButtonLink
            icon={Download}
            href={`/simulator/page/requests.har?sandbox=${sandbox?.id}`}
            download="requests.har"
          >
            {t('export')}
          </ButtonLink>
        </span>
      </div>
      {requests.length === 0 ? (
        <p className={joinClassNames(body, quietText)}>{t('noRequests')}</p>
      ) : (
        <ul className={css.log}>
          {requests.map((request) => (
            <Request key={request.id} {...request} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Request({
  id,
  time,
  method,
  path,
  status,
  milliseconds,
  requestText,
  responseText,
  fault,
}: LoggedCall) {
  const t = useTexts('pages');
  const colon = useTexts('shell')('colon');
  const note = fault === null ? '' : `\n\n${t('faults')}${colon}${fault}`;
  return (
    <li>
      <details id={`request-${id}`}>
        <summary data-bad={status === null || status >= 400}>
          <time>{time}</time>
          <b>{method}</b>
          <span className={css.path} data-part="path">
            {path}
          </span>
          <span className={css.status} data-class={status === null ? 'dropped' : Math.floor(status / 100)}>
            {status ?? t('dropped')}
          </span>
          <span className={css.duration}>{`${milliseconds} ms`}</span>
        </summary>
        <div className={css.bodies}>
          <div>
            <b>{t('sent')}</b>
            <pre {...scrollable}>{requestText || t('nothing')}</pre>
          </div>
          <div>
            <b>{t('received')}</b>
            <pre {...scrollable}>{(responseText || t('nothing')) + note}</pre>
          </div>
        </div>
      </details>
    </li>
  );
}
