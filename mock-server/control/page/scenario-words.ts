import {
  IDENT_STATUSES,
  type IdentStatus,
  type Language,
  SIGNATURE_PROVIDERS,
  type SignatureProvider,
} from 'contracts/api/enumerations';
import type { Scenario } from 'fixtures/world';
import { FRENCH_DESCRIPTIONS } from './french-descriptions';
import { FRENCH_TITLES } from './french-titles';
import { GERMAN_DESCRIPTIONS } from './german-descriptions';
import { GERMAN_TITLES } from './german-titles';
import { identStatusLabel } from './identification-words';
import { POLISH_DESCRIPTIONS } from './polish-descriptions';
import { POLISH_TITLES } from './polish-titles';
import { searchWords } from './search';

const TITLES: Readonly<Record<Exclude<Language, 'en'>, Readonly<Record<string, string>>>> = {
  de: GERMAN_TITLES,
  fr: FRENCH_TITLES,
  pl: POLISH_TITLES,
};

export function titleOf({ id, title }: Scenario, language: Language): string {
  if (language === 'en') return title;
  const own = IDENTIFICATIONS.get(id);
  return own ? identificationTitle(own, language) : (TITLES[language][id] ?? title);
}

function identificationTitle(
  { provider, status }: Identification,
  language: Exclude<Language, 'en'>,
): string {
  const { title, byHand, at } = IDENTIFICATION_WORDS[language];
  return `${title} ${provider === 'manual' ? byHand : `${at}${provider}`}${language === 'fr' ? '\u00a0' : ''}: ${identStatusLabel(status, language)}`;
}

const DESCRIPTIONS: typeof TITLES = {
  de: GERMAN_DESCRIPTIONS,
  fr: FRENCH_DESCRIPTIONS,
  pl: POLISH_DESCRIPTIONS,
};

export function descriptionOf({ id, description }: Scenario, language: Language): string {
  if (language === 'en') return description;
  const own = IDENTIFICATIONS.get(id);
  if (!own) return DESCRIPTIONS[language][id] ?? description;
  const { alone, byHand, at } = IDENTIFICATION_WORDS[language];
  const where = own.provider === 'manual' ? byHand : `${at}${own.provider}`;
  return `${alone} ${where}${language === 'fr' ? '\u00a0' : ''}: ${identStatusLabel(own.status, language)}.`;
}

interface Identification {
  provider: SignatureProvider;
  status: IdentStatus;
}

const IDENTIFICATIONS: ReadonlyMap<string, Identification> = new Map(
  SIGNATURE_PROVIDERS.flatMap((provider) =>
    IDENT_STATUSES.map((status) => [
      `identification-${provider}-${status.replaceAll('_', '-')}`,
      { provider, status },
    ]),
  ),
);

interface IdentificationWords {
  title: string;
  alone: string;
  byHand: string;
  at: string;
}

const IDENTIFICATION_WORDS: Readonly<Record<Exclude<Language, 'en'>, IdentificationWords>> = {
  de: {
    title: 'Identifizierung',
    alone: 'Katrin Brandt unterschreibt allein; ihre Identifizierung',
    byHand: 'von Hand',
    at: 'bei ',
  },
  fr: {
    title: 'Identification',
    alone: 'Katrin Brandt signe seule\u00a0; son identification',
    byHand: 'manuelle',
    at: 'chez ',
  },
  pl: {
    title: 'Identyfikacja',
    alone: 'Katrin Brandt podpisuje sama; jej identyfikacja',
    byHand: 'ręczna',
    at: 'w\u00a0',
  },
};

export function wordsOf(scenario: Scenario, language: Language): string {
  const { id, tags, partner } = scenario;
  const said = [...new Set<Language>([language, 'de', 'en'])];
  return searchWords([
    id,
    ...said.map((each) => titleOf(scenario, each)),
    ...said.map((each) => descriptionOf(scenario, each)),
    partner,
    ...tags,
  ]);
}
