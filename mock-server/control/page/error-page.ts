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
  const acceptedType = accepts(c, {
    header: 'Accept',
    supports: ['application/json', 'text/html'],
    default: 'application/json',
  });
  return acceptedType === 'text/html';
}

export function acceptsPage(c: Context): boolean {
  return acceptsHtml(c) || acceptsPageData(c);
}

/** Answers with a page, or only the reason for a browser that keeps its page. */
export async function createErrorPage(c: Context, refusal: Refusal): Promise<Response> {
  const language = pageLanguageOf(c);
  const isLink = c.req.method !== 'POST';
  if (acceptsPageData(c)) return refusedData(c, refusal, isLink);
  const title = isLink ? getTexts('pages', language)('lostTitle') : getTexts('refusal', language)('title');
  const data = isLink ? refusedLink(refusal, language) : refusedForm(c, refusal);
  return createPageResponse(
    c,
    { sandbox: null, language },
    {
      page: 'refusal',
      data: { title, ...data },
      navigationItem: null,
      title,
      address: isLink ? c.req.url : '/simulator/',
      status: refusal.status,
      headers: { ...PAGE_HEADERS, ...refusal.headers },
    },
  );
}

function refusedData(c: Context, refusal: Refusal, isLink: boolean): Response {
  const language = pageLanguageOf(c);
  const {
    status,
    errors: [error],
  } = refusal;
  const t = getTexts('pages', language);
  const isDemo = c.req.path.startsWith('/simulator/demo');
  const restartLink = isDemo
    ? { href: `/simulator/demo?${new URLSearchParams({ lang: language })}`, label: t('toNewDemo') }
    : { href: '/simulator/', label: t('toOwnWorld') };
  const nextStep = isWorldGone(refusal) ? restartLink : null;
  const body: PageRefusal = {
    refused: isLink
      ? {
          message: errorReason(language, status, error?.field),
          nextStep: isDemo && nextStep ? nextStep : { href: '/simulator/situations', label: t('toLibrary') },
        }
      : { message: formatRefusalMessage(refusal, language), nextStep },
  };
  const headers = { ...PAGE_HEADERS, ...refusal.headers, 'content-type': `${PAGE_TYPE}; charset=utf-8` };
  return new Response(JSON.stringify(body), { status, headers });
}

type RefusedRequest = Omit<RefusalData, 'title'>;

function refusedLink({ status, errors: [error] }: Refusal, language: Language): RefusedRequest {
  return {
    message: errorReason(language, status, error?.field),
    codes: '',
    nextStep: { kind: 'situations' },
  };
}

function refusedForm(c: Context, refusal: Refusal): RefusedRequest {
  const language = pageLanguageOf(c);
  const formPage = formPageOf(c);
  return {
    message: formatRefusalMessage(refusal, language),
    codes: errorCodesOf(refusal),
    nextStep:
      formPage === null || isWorldGone(refusal)
        ? { kind: 'ownWorld', isTypedTextKept: formPage !== null }
        : { kind: 'form', href: formPage },
  };
}

function isWorldGone({ status, errors: [error] }: Refusal): boolean {
  return status === 404 && error?.field === 'sandbox';
}

function formPageOf({ req }: Context): string | null {
  const referer = req.header('referer') ?? '';
  if (!URL.canParse(referer)) return null;
  const { host, protocol, pathname, search } = new URL(referer);
  const isSimulatorPage = host === req.header('host') && /^https?:$/.test(protocol);
  return isSimulatorPage && pathname.startsWith('/simulator/') ? pathname + search : null;
}

function errorReason(language: Language, status: number, field: string | undefined): string {
  const t = getTexts('pages', language);
  if (status === 422 && field !== undefined) return t('lost.unreadable', { field });
  const key = `lost.${field}`;
  return t(hasText('pages', language, key) ? key : 'lost.address');
}
