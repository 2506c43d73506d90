import { createHash } from 'node:crypto';
import { LANGUAGES, type Language, type SignatureProvider } from 'contracts/api/enumerations';
import { html, raw } from 'hono/html';
import { DateTime } from 'luxon';
import { type Identification, type Outcome, outcomesFor } from '../rules/identification';
import type { ApplicationRow } from '../store/rows';
import type { SignatoryRow } from '../store/signatory-rows';
import { hasText, texts } from '../texts/texts';
import { PAGE_STYLE } from './page-style';

export interface Visit {
  provider: SignatureProvider;
  row: SignatoryRow;
  application: ApplicationRow;
  identification: Identification;
  portalPage: string;
  timeZone: string;
}

export interface ReaderView {
  language: Language;
  query: URLSearchParams;
}

export function decisionPage(visit: Visit, reader: ReaderView) {
  const { provider, identification, portalPage } = visit;
  const t = texts('providers', reader.language);
  const title = t(`provider.${provider}.title`);
  const isUnderReview = identification.status === 'under_review';
  const hasCoupon = provider === 'postident' && !isUnderReview;
  return layout(
    reader,
    title,
    t(`provider.${provider}.name`),
    html`<div>
<h1>${title}</h1>
<p class="lead">${t(`provider.${provider}.lead`)}</p>
</div>
${
  hasCoupon
    ? coupon(visit, reader.language)
    : html`<section class="card">${identificationFacts(visit, reader.language)}
${provider === 'swisssign' ? html`<p class="line">${t('page.signatureLine')}</p>` : ''}</section>`
}
<form class="card" method="post">
<h2>${isUnderReview ? t('page.review') : t('page.choose')}</h2>
<ul class="outcomes">${outcomesFor(provider, identification).map((outcome) => {
      const said = (part: 'title' | 'explanation') => outcomeText(visit, reader.language, outcome, part);
      return html`<li><button class="${TONES[outcome]}" name="outcome" value="${outcome}"><b>${said('title')}</b>
<small>${said('explanation')} <code>${outcome}</code></small></button></li>`;
    })}</ul>
</form>
<p><a href="${portalPage}">${t('page.back')}</a></p>`,
  );
}

/** A provider may have its own words for an outcome. */
function outcomeText(
  { provider }: Visit,
  language: Language,
  outcome: Outcome,
  part: 'title' | 'explanation',
): string {
  const own = `provider.${provider}.outcomes.${outcome}.${part}`;
  return texts(
    'providers',
    language,
  )(hasText('providers', language, own) ? own : `outcome.${outcome}.${part}`);
}

export function closedPage(reader: ReaderView, portalPage: string | null, reason: 'closed' | 'expired') {
  const t = texts('providers', reader.language);
  const title = t(`page.${reason}.title`);
  return layout(
    reader,
    title,
    '',
    html`<div>
<h1>${title}</h1>
<p class="lead">${t(`page.${reason}.lead`)}</p>
</div>
${portalPage === null ? '' : html`<p><a href="${portalPage}">${t('page.toPortal')}</a></p>`}`,
  );
}

const TONES: Record<Outcome, 'ok' | 'info' | 'warn' | 'bad'> = {
  SUCCESS: 'ok',
  SUCCESS_DATA_CHANGED: 'ok',
  REVIEW_PENDING: 'info',
  FRAUD_SUSPICION_PENDING: 'info',
  FRAUD_SUSPICION_CONFIRMED: 'bad',
  IDENT_EXPIRED: 'warn',
  ABORTED: 'warn',
  FAILED: 'bad',
};

type Html = ReturnType<typeof html>;

function layout({ language, query }: ReaderView, title: string, provider: string, content: Html) {
  const t = texts('providers', language);
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${title} · ${t('page.simulator')}</title>
<style>${PAGE_STYLE}</style>
</head>
<body>
<header class="bar"><b>${t('page.simulator')}</b> ${provider === '' ? '' : html`<span>${provider}</span>`}
<nav>${LANGUAGES.map((code) => languageLink(code, language, query))}</nav></header>
<main>
<p class="notice">${t('page.notReal')}</p>
${content}
</main>
</body>
</html>`;
}

function languageLink(code: Language, currentLanguage: Language, query: URLSearchParams) {
  const target = new URLSearchParams(query);
  target.set('lang', code);
  const current = code === currentLanguage ? raw(' aria-current="true"') : '';
  return html`<a href="?${target}" hreflang="${code}" lang="${code}"${current}>${texts('providers', code)('page.language')}</a>`;
}

/** British English: days before months. */
const localeOf = (language: Language) => (language === 'en' ? 'en-GB' : language);

function identificationFacts({ row, application, identification, timeZone }: Visit, language: Language) {
  const t = texts('providers', language);
  const day = row.birthdate ? DateTime.fromISO(row.birthdate, { locale: localeOf(language) }) : null;
  const until = identification.expires_at;
  const entries: [string, string][] = [
    [t('page.person'), `${row.first_name} ${row.last_name}`],
    ...(day === null
      ? []
      : [[t('page.birthdate'), day.toLocaleString(DateTime.DATE_FULL)] as [string, string]]),
    [t('page.company'), application.facts.companyName],
    [t('page.application'), application.facts.shortApplicationId],
  ];
  if (until !== null) {
    const instant = DateTime.fromISO(until, { zone: timeZone, locale: localeOf(language) });
    entries.push([t('page.validUntil'), instant.toLocaleString(DateTime.DATETIME_MED)]);
  }
  return html`<dl class="facts">${entries.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>`;
}

function coupon(visit: Visit, language: Language) {
  const t = texts('providers', language);
  const digest = createHash('sha256')
    .update(visit.identification.link ?? '')
    .digest();
  const digits = Array.from(digest.subarray(0, 12), (byte) => byte % 10).join('');
  return html`<section class="card coupon">
<h2>${t('page.coupon.title')}</h2>
${identificationFacts(visit, language)}
${barcode(digest)}
<p>${t('page.coupon.number')}<br><span class="number">${digits.replace(/(....)(?=.)/g, '$1 ')}</span></p>
<p>${t('page.coupon.bring')}</p>
</section>
<p class="meta">${t('page.coupon.print')}</p>`;
}

function barcode(digest: Buffer) {
  let x = 0;
  const bars = Array.from(digest, (byte) => {
    const bar = `<rect x="${x}" width="${1 + (byte & 3)}" height="40"/>`;
    x += 2 + (byte & 3) + ((byte >> 2) & 3);
    return bar;
  });
  return raw(
    `<svg viewBox="0 0 ${x} 40" preserveAspectRatio="none" aria-hidden="true" fill="currentColor">${bars.join('')}</svg>`,
  );
}
