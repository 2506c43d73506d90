import { createHash } from 'node:crypto';
import { LANGUAGES, type Language, type SignatureProvider } from 'contracts/api/enumerations';
import { DateTime } from 'luxon';
import type { Barcode, ProviderData, ProviderDecision } from '../pages/providers/provider-data';
import { LANGUAGE_NAMES } from '../pages/shell/language-names';
import {
  type IdentificationOutcome,
  type IdentificationProcess,
  listIdentificationOutcomes,
} from '../rules/identification';
import type { ApplicationRow } from '../store/rows';
import type { SignatoryRow } from '../store/signatory-rows';
import { getTexts, hasText } from '../texts/texts';

export interface ProviderPageVisit {
  provider: SignatureProvider;
  row: SignatoryRow;
  application: ApplicationRow;
  identification: IdentificationProcess;
  portalPage: string;
  timeZone: string;
}

export interface PageRequest {
  language: Language;
  query: URLSearchParams;
}

export function createOutcomePageData(
  visit: ProviderPageVisit,
  reader: PageRequest,
  { isChoiceMissing }: { isChoiceMissing: boolean },
): ProviderData {
  const { provider, identification, portalPage } = visit;
  const { language } = reader;
  const t = getTexts('providers', language);
  const isUnderReview = identification.status === 'under_review';
  return {
    language,
    languages: createLanguageLinks(reader),
    title: t(`provider.${provider}.title`),
    provider: t(`provider.${provider}.name`),
    lead: t(`provider.${provider}.lead`),
    decision: {
      facts: listIdentificationFacts(visit, language),
      coupon: provider === 'postident' && !isUnderReview ? couponOf(identification) : null,
      hasSignatureLine: provider === 'swisssign',
      isUnderReview,
      isChoiceMissing,
      outcomes: listIdentificationOutcomes(provider, identification).map((outcome) => ({
        outcome,
        tone: TONE_BY_OUTCOME[outcome],
        title: outcomeText(visit, language, outcome, 'title'),
        explanation: outcomeText(visit, language, outcome, 'explanation'),
      })),
    },
    portal: portalPage,
  };
}

export function createClosedData(
  reader: PageRequest,
  portal: string | null,
  reason: 'closed' | 'expired',
): ProviderData {
  const { language } = reader;
  const t = getTexts('providers', language);
  return {
    language,
    languages: createLanguageLinks(reader),
    title: t(`page.${reason}.title`),
    provider: '',
    lead: t(`page.${reason}.lead`),
    decision: null,
    portal,
  };
}

const TONE_BY_OUTCOME: Record<IdentificationOutcome, ProviderDecision['outcomes'][number]['tone']> = {
  SUCCESS: 'ok',
  SUCCESS_DATA_CHANGED: 'ok',
  REVIEW_PENDING: 'info',
  FRAUD_SUSPICION_PENDING: 'info',
  FRAUD_SUSPICION_CONFIRMED: 'bad',
  IDENT_EXPIRED: 'warn',
  ABORTED: 'warn',
  FAILED: 'bad',
};

/** Providers may have their own text for an outcome. */
function outcomeText(
  { provider }: ProviderPageVisit,
  language: Language,
  outcome: IdentificationOutcome,
  part: 'title' | 'explanation',
): string {
  const providerKey = `provider.${provider}.outcomes.${outcome}.${part}`;
  const t = getTexts('providers', language);
  return t(hasText('providers', language, providerKey) ? providerKey : `outcome.${outcome}.${part}`);
}

function createLanguageLinks({ query }: PageRequest): ProviderData['languages'] {
  return LANGUAGES.map((code) => {
    const target = new URLSearchParams(query);
    target.set('lang', code);
    return { code, name: LANGUAGE_NAMES[code], href: `?${target}` };
  });
}

/** British English puts days before months. */
const localeOf = (language: Language) => (language === 'en' ? 'en-GB' : language);

function listIdentificationFacts(
  { row, application, identification, timeZone }: ProviderPageVisit,
  language: Language,
): ProviderDecision['facts'] {
  const locale = localeOf(language);
  const { birthdate, first_name, last_name } = row;
  const expiresAt = identification.expires_at;
  return [
    { name: 'person', value: `${first_name} ${last_name}` },
    ...(birthdate
      ? [
          {
            name: 'birthdate' as const,
            value: DateTime.fromISO(birthdate, { locale }).toLocaleString(DateTime.DATE_FULL),
          },
        ]
      : []),
    { name: 'company', value: application.facts.companyName },
    { name: 'application', value: application.facts.shortApplicationId },
    ...(expiresAt === null
      ? []
      : [
          {
            name: 'validUntil' as const,
            value: DateTime.fromISO(expiresAt, { zone: timeZone, locale }).toLocaleString(
              DateTime.DATETIME_MED,
            ),
          },
        ]),
  ];
}

function couponOf({ link }: IdentificationProcess): NonNullable<ProviderDecision['coupon']> {
  const digest = createHash('sha256')
    .update(link ?? '')
    .digest();
  const digits = Array.from(digest.subarray(0, 12), (byte) => byte % 10).join('');
  return { number: digits.replace(/(....)(?=.)/g, '$1 '), barcode: barcodeOf(digest) };
}

function barcodeOf(digest: Buffer): Barcode {
  let width = 0;
  const bars = Array.from(digest, (byte) => {
    const bar = 1 + (byte & 3);
    const path = `M${width} 0h${bar}v40h-${bar}z`;
    width += bar + 1 + ((byte >> 2) & 3);
    return path;
  });
  return { width, path: bars.join('') };
}
