import { html } from 'hono/html';
import Download from 'lucide-react/icons/download';
import type { LoggedRequest } from '../../store/request-log';
import { icon } from '../page-shell/icon';
import { redactBody, redactPath } from '../redact';
import { type PageQuery, type PageView, pageHref } from './view';

const MAX_SHOWN_REQUESTS = 60;

/** SIM-13 */
export function requestLog(view: PageView) {
  const { t, sandbox, query } = view;
  const shown = sandbox.log
    .list()
    .filter(FILTERS[query.log ?? 'all'])
    .slice(-MAX_SHOWN_REQUESTS)
    .toReversed();
  const chip = (log: PageQuery['log'], label: string) =>
    html`<a href="${pageHref(view, { log })}#requests" data-live ${query.log === log ? html`aria-current="true"` : ''}>${label}</a>`;
  return html`<section class="card" aria-labelledby="log" id="requests">
<div class="card-h"><h2 id="log">${t('requests')}</h2>
<nav class="chips" aria-label="${t('requests')}">${chip(undefined, t('all'))}${chip('errors', t('onlyErrors'))}${chip('changes', t('onlyChanges'))}</nav>
<a class="btn outline push" href="/simulator/page/requests.har?sandbox=${sandbox.id}" download="requests.har">${icon(Download)}${t('export')}</a></div>
${
  shown.length === 0
    ? html`<p class="card-b kv">${t('noRequests')}</p>`
    : html`<ul class="log num">${shown.map((entry) => requestRow(view, entry))}</ul>`
}
</section>`;
}

const FILTERS: Record<NonNullable<PageQuery['log']> | 'all', (entry: LoggedRequest) => boolean> = {
  all: () => true,
  errors: ({ status }) => status === null || status >= 400,
  changes: ({ method }) => method !== 'GET',
};

function requestRow({ t }: PageView, entry: LoggedRequest) {
  const { id, at, method, query, status, durationMs, requestBody, answerBody, fault } = entry;
  return html`<li><details id="request-${id}"><summary data-bad="${String(status === null || status >= 400)}">
<time>${at.slice(11, 19)}</time><b class="mono">${method}</b><span class="mono path">${redactPath(entry)}${query}</span>
<span class="http" data-class="${status === null ? 'x' : Math.floor(status / 100)}">${status ?? t('dropped')}</span><span class="ms">${Math.round(durationMs)} ms</span>
</summary><div class="bodies"><div><b>${t('sent')}</b><pre tabindex="0">${bodyText(requestBody) || t('nothing')}</pre></div>
<div><b>${t('received')}</b><pre tabindex="0">${bodyText(answerBody) || t('nothing')}${fault === null ? '' : `\n\n${t('faults')}: ${fault}`}</pre></div></div></details></li>`;
}

function bodyText(body: string | null): string {
  const shown = redactBody(body);
  if (shown === null) return '';
  return typeof shown === 'string' ? shown : JSON.stringify(shown, null, 1);
}
