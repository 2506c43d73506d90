import {
  IDENT_STATUSES,
  type IdentStatus,
  type Language,
  SIGNATURE_PROVIDERS,
  type SignatureProvider,
} from 'contracts/api/enumerations';
import type { Scenario } from 'fixtures/world';
import { normalizeSearchText } from '../../pages/parts/search-text';
import { requireDeployment } from '../../reference-data/deployments';
import { parseStatus } from '../../rules/status-flow';
import { getTexts, hasText } from '../../texts/texts';
import { identStatusLabel, statusLabel } from './labels';
import { createScenarioSummary } from './scenario-summary';

export function scenarioTitleOf(scenario: Scenario, language: Language): string {
  return textOf(scenario, 'title', language);
}

export function scenarioDescriptionOf(scenario: Scenario, language: Language): string {
  return textOf(scenario, 'description', language);
}

function textOf(scenario: Scenario, member: 'title' | 'description', language: Language): string {
  if (language === 'en') return scenario[member];
  const t = getTexts('situations', language);
  const identification = IDENTIFICATION_BY_SCENARIO.get(scenario.id);
  if (identification) {
    const { provider, status } = identification;
    const place =
      provider === 'manual' ? t('identification.manual') : t('identification.provider', { provider });
    return t(`identification.${member}`, { where: place, status: identStatusLabel(status, language) });
  }
  const key = `${member}.${scenario.id}`;
  return hasText('situations', language, key) ? t(key) : scenario[member];
}

interface Identification {
  provider: SignatureProvider;
  status: IdentStatus;
}

const IDENTIFICATION_BY_SCENARIO: ReadonlyMap<string, Identification> = new Map(
  SIGNATURE_PROVIDERS.flatMap((provider) =>
    IDENT_STATUSES.map((status) => [
      `identification-${provider}-${status.replaceAll('_', '-')}`,
      { provider, status },
    ]),
  ),
);

/** Includes German and English, because presenters may search in them. */
export function scenarioSearchTextOf(
  scenario: Scenario,
  { language, seed }: { readonly language: Language; readonly seed: number },
): string {
  const { id, tags, partner } = scenario;
  const { statuses, companies } = createScenarioSummary(scenario, seed);
  const languages = [...new Set<Language>([language, 'de', 'en'])];
  return normalizeSearchText([
    id,
    ...languages.map((code) => scenarioTitleOf(scenario, code)),
    ...languages.map((code) => scenarioDescriptionOf(scenario, code)),
    partner,
    requireDeployment(partner).partner.parameters.display_name,
    ...tags,
    ...statuses.slice(0, MAX_SEARCHED_NAMES),
    ...companies.slice(0, MAX_SEARCHED_NAMES),
    ...languages.flatMap((code) => synonymsOf(tags, statuses, code)),
  ]);
}

const MAX_SEARCHED_NAMES = 30;

function synonymsOf(tags: readonly string[], statuses: readonly string[], language: Language): string[] {
  const t = getTexts('search', language);
  const keys = [
    ...tags.map((tag) => `group.${tag}`),
    ...statuses.map((status) => `status.${parseStatus(status) ?? status}`),
  ];
  return [
    ...statuses.map((status) => statusLabel(status, language)),
    ...keys.flatMap((key) => (hasText('search', language, key) ? [t(key)] : [])),
  ];
}
