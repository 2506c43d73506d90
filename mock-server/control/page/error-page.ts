import type { Language } from 'contracts/api/enumerations';
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import { html } from 'hono/html';
import type { Refusal } from '../../api/refusal';
import { PAGE_TYPE, type Refused } from '../../pages/page-document';
import { hasText, texts } from '../../texts/texts';
import { wantsData } from '../page-shell/page-answer';
import { PAGE_HEADERS } from '../page-shell/page-headers';
import { pageShell } from '../page-shell/page-shell';
import { languageOf } from './page-view';
import { codesOf, refusalMessage } from './refusal-message';

export function acceptsHtml(c: Context): boolean {
  const taken = accepts(c, {
    header: 'Accept',
    supports: ['application/json', 'text/html'],
    default: 'application/json',
  });
  return taken === 'text/html';
}

/** SIM-14. Scripts of an open page show the part marked `data-refused` and keep the page. */
export async function errorPage(c: Context, refused: Refusal): Promise<Response> {
  const language = languageOf(c);
  const isLink = c.req.method !== 'POST';
  if (wantsData(c)) return refusedData(refused, language, isLink);
  const title = isLink ? texts('pages', language)('lostTitle') : texts('refusal', language)('title');
  const content = isLink ? linkAfterError(refused, language) : refusedForm(c, refused);
  const page = pageShell(
    { sandbox: null, language },
    { at: null, title, address: isLink ? c.req.url : '/simulator/' },
    html`<main class="mail-page" id="content" tabindex="-1" data-refused>
<h1>${title}</h1>
${content}
</main>`,
  );
  const headers = { ...PAGE_HEADERS, ...refused.headers, 'content-type': 'text/html; charset=utf-8' };
  return new Response(await page, { status: refused.status, headers });
}

/** For a browser that keeps its page and shows the reason there. */
function refusedData(refused: Refusal, language: Language, isLink: boolean): Response {
  const {
    status,
    errors: [error],
  } = refused;
  const t = texts('pages', language);
  const isWorldGone = status === 404 && error?.field === 'sandbox';
  const toOwnWorld = isWorldGone ? { href: '/simulator/', label: t('toOwnWorld') } : null;
  const body: Refused = {
    refused: isLink
      ? {
          message: errorReason(language, status, error?.field),
          way: { href: '/simulator/situations', label: t('toLibrary') },
        }
      : { message: refusalMessage(refused, language), way: toOwnWorld },
  };
  const headers = { ...PAGE_HEADERS, ...refused.headers, 'content-type': `${PAGE_TYPE}; charset=utf-8` };
  return new Response(JSON.stringify(body), { status, headers });
}

function linkAfterError({ status, errors: [error] }: Refusal, language: Language) {
  const t = texts('pages', language);
  return html`<p>${errorReason(language, status, error?.field)}</p>
<p><a class="btn primary" href="/simulator/situations">${t('toLibrary')}</a> <a class="btn outline" href="/simulator/">${t('toOwnWorld')}</a></p>`;
}

/** Uses the browser's history, because a link would lose the typed text. */
function refusedForm(c: Context, refused: Refusal) {
  const language = languageOf(c);
  const t = texts('refusal', language);
  const codes = codesOf(refused);
  const from = formPageOf(c);
  const isWorldGone = refused.status === 404 && refused.errors[0]?.field === 'sandbox';
  return html`<p>${refusalMessage(refused, language)}</p>
${codes ? html`<p class="kv"><code>${codes}</code></p>` : ''}
${from === null ? '' : html`<p class="kv">${t('kept')}</p>`}
<p>${from === null || isWorldGone ? html`<a class="btn primary" href="/simulator/">${texts('pages', language)('toOwnWorld')}</a>` : html`<a class="btn primary" href="${from}" data-back hidden>${t('back')}</a>`}</p>`;
}

function formPageOf({ req }: Context): string | null {
  const from = req.header('referer') ?? '';
  if (!URL.canParse(from)) return null;
  const { host, protocol, pathname, search } = new URL(from);
  const isOwn = host === req.header('host') && /^https?:$/.test(protocol);
  return isOwn && pathname.startsWith('/simulator/') ? pathname + search : null;
}

function errorReason(language: Language, status: number, field: string | undefined): string {
  const t = texts('pages', language);
  if (status === 422 && field !== undefined) return t('lost.unreadable', { field });
  const key = `lost.${field}`;
  return t(hasText('pages', language, key) ? key : 'lost.address');
}
