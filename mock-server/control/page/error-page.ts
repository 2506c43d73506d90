import type { Language } from 'contracts/api/enumerations';
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import type { Refusal } from '../../api/refusal';
import { PAGE_TYPE, type PageRefusal } from '../../pages/page-document';
import type { RefusalData } from '../../pages/refusal/refusal-page';
import { getTexts, hasText } from '../../texts/texts';
import { PAGE_HEADERS } from '../page-shell/page-headers';
import { acceptsPageData, createPageResponse } from '../page-shell/page-response';
import { pageLanguageOf } from './page-view';
import { errorCodesOf, formatRefusalMessage } from './refusal-message';

export function acceptsHtml(c: Context): boolean {
  const taken = accepts(c, {
    header: 'Accept',
    supports: ['application/json', 'text/html'],
    default: 'application/json',
  });
  return taken === 'text/html';
}

export function acceptsPage(c: Context): boolean {
  return acceptsHtml(c) || acceptsPageData(c);
}

/** Answers with a page, or only the reason for a browser that keeps its page. */
export async function createErrorPage(c: Context, refused: Refusal): Promise<Response> {
  const language = pageLanguageOf(c);
  const isLink = c.req.method !== 'POST';
  if (acceptsPageData(c)) return refusedData(c, refused, isLink);
  const title = isLink ? getTexts('pages', language)('lostTitle') : getTexts('refusal', language)('title');
  const data = isLink ? refusedLink(refused, language) : refusedForm(c, refused);
  return createPageResponse(
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

function refusedData(c: Context, refused: Refusal, isLink: boolean): Response {
  const language = pageLanguageOf(c);
  const {
    status,
    errors: [error],
  } = refused;
  const t = getTexts('pages', language);
  const isDemo = c.req.path.startsWith('/simulator/demo');
  const again = isDemo
    ? { href: `/simulator/demo?${new URLSearchParams({ lang: language })}`, label: t('toNewDemo') }
    : { href: '/simulator/', label: t('toOwnWorld') };
  const nextStep = isWorldGone(refused) ? again : null;
  const body: PageRefusal = {
    refused: isLink
      ? {
          message: errorReason(language, status, error?.field),
          nextStep: isDemo && nextStep ? nextStep : { href: '/simulator/situations', label: t('toLibrary') },
        }
      : { message: formatRefusalMessage(refused, language), nextStep },
  };
  const headers = { ...PAGE_HEADERS, ...refused.headers, 'content-type': `${PAGE_TYPE}; charset=utf-8` };
  return new Response(JSON.stringify(body), { status, headers });
}

type RefusedRequest = Omit<RefusalData, 'title'>;

function refusedLink({ status, errors: [error] }: Refusal, language: Language): RefusedRequest {
  return { message: errorReason(language, status, error?.field), codes: '', nextStep: { to: 'situations' } };
}

function refusedForm(c: Context, refused: Refusal): RefusedRequest {
  const language = pageLanguageOf(c);
  const from = formPageOf(c);
  return {
    message: formatRefusalMessage(refused, language),
    codes: errorCodesOf(refused),
    nextStep:
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
  const t = getTexts('pages', language);
  if (status === 422 && field !== undefined) return t('lost.unreadable', { field });
  const key = `lost.${field}`;
  return t(hasText('pages', language, key) ? key : 'lost.address');
}
