import {
  IDENT_STATUSES,
  type IdentStatus,
  type Language,
  SIGNATURE_PROVIDERS,
  type SignatureProvider,
} from 'contracts/api/enumerations';
import type { Scenario } from 'fixtures/world';
import { hasText, texts } from '../../texts/texts';
import { identStatusLabel } from './labels';
import { searchWords } from './search';

export function titleOf(scenario: Scenario, language: Language): string {
  return textOf(scenario, 'title', language);
}

export function descriptionOf(scenario: Scenario, language: Language): string {
  return textOf(scenario, 'description', language);
}

/** The worlds themselves have English texts. */
function textOf(scenario: Scenario, member: 'title' | 'description', language: Language): string {
  if (language === 'en') return scenario[member];
  const t = texts('situations', language);
  const own = IDENTIFICATIONS.get(scenario.id);
  if (own) {
    const { provider, status } = own;
    const where =
      provider === 'manual' ? t('identification.manual') : t('identification.provider', { provider });
    return t(`identification.${member}`, { where, status: identStatusLabel(status, language) });
  }
  const key = `${member}.${scenario.id}`;
  return hasText('situations', language, key) ? t(key) : scenario[member];
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

export function searchTextOf(scenario: Scenario, language: Language): string {
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
