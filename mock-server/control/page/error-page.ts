import type { Language } from 'contracts/api/enumerations';
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import type { Refusal } from '../../api/refusal';
import { PAGE_TYPE, type Refused } from '../../pages/page-document';
import type { RefusalData } from '../../pages/refusal/refusal-page';
import { hasText, texts } from '../../texts/texts';
import { pageAnswer, wantsData } from '../page-shell/page-answer';
import { PAGE_HEADERS } from '../page-shell/page-headers';
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

export function wantsPage(c: Context): boolean {
  return acceptsHtml(c) || wantsData(c);
}

/** SIM-14. A page, or the reason for a browser that keeps its page. */
export async function errorPage(c: Context, refused: Refusal): Promise<Response> {
  const language = languageOf(c);
  const isLink = c.req.method !== 'POST';
  if (wantsData(c)) return refusedData(refused, language, isLink);
  const title = isLink ? texts('pages', language)('lostTitle') : texts('refusal', language)('title');
  const data = isLink ? refusedLink(refused, language) : refusedForm(c, refused);
  return pageAnswer(
    c,
    { sandbox: null, language },
    {
      page: 'refusal',
      data: { title, ...data },
      at: null,
      title,
      address: isLink ? c.req.url : '/simulator/',
      status: refused.status,
      headers: { ...PAGE_HEADERS, ...refused.headers },
    },
  );
}

function refusedData(refused: Refusal, language: Language, isLink: boolean): Response {
  const {
    status,
    errors: [error],
  } = refused;
  const t = texts('pages', language);
  const toOwnWorld = isWorldGone(refused) ? { href: '/simulator/', label: t('toOwnWorld') } : null;
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

type RefusedRequest = Omit<RefusalData, 'title'>;

function refusedLink({ status, errors: [error] }: Refusal, language: Language): RefusedRequest {
  return { message: errorReason(language, status, error?.field), codes: '', way: { to: 'situations' } };
}

function refusedForm(c: Context, refused: Refusal): RefusedRequest {
  const language = languageOf(c);
  const from = formPageOf(c);
  return {
    message: refusalMessage(refused, language),
    codes: codesOf(refused),
    way:
      from === null || isWorldGone(refused)
        ? { to: 'ownWorld', isTypedTextKept: from !== null }
        : { to: 'form', href: from },
  };
}

function isWorldGone({ status, errors: [error] }: Refusal): boolean {
  return status === 404 && error?.field === 'sandbox';
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
