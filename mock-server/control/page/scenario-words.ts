import { IDENT_STATUSES, type IdentStatus, SIGNATURE_PROVIDERS } from 'contracts/api/enumerations';
import type { Scenario } from 'fixtures/world';
import { GERMAN_DESCRIPTIONS } from './german-descriptions';
import { GERMAN_TITLES } from './german-titles';
import type { PageLanguage } from './words';

/** A scenario's title in the page's language; one that somebody saved stays as they named it. */
export function titleOf({ id, title }: Scenario, language: PageLanguage): string {
  if (language !== 'de') return title;
  const own = IDENTIFICATIONS.get(id);
  return own ? `Identifizierung ${own.where}: ${own.standing}` : (GERMAN_TITLES[id] ?? title);
}

/** Description of a scenario in the page's language; a saved one keeps its author's text. */
export function descriptionOf({ id, description }: Scenario, language: PageLanguage): string {
  if (language !== 'de') return description;
  const own = IDENTIFICATIONS.get(id);
  return own
    ? `Katrin Brandt unterschreibt allein; ihre Identifizierung ${own.where}: ${own.standing}.`
    : (GERMAN_DESCRIPTIONS[id] ?? description);
}

const STANDINGS: Readonly<Record<IdentStatus, string>> = {
  not_started: 'nicht begonnen',
  in_progress: 'läuft',
  completed: 'abgeschlossen',
  under_review: 'wird geprüft',
  canceled: 'abgebrochen',
  failed: 'gescheitert',
  expired: 'abgelaufen',
};

/** The scenarios of each provider and standing, by id. */
const IDENTIFICATIONS: ReadonlyMap<string, { where: string; standing: string }> = new Map(
  SIGNATURE_PROVIDERS.flatMap((provider) =>
    IDENT_STATUSES.map((status) => [
      `identification-${provider}-${status.replaceAll('_', '-')}`,
      { where: provider === 'manual' ? 'von Hand' : `bei ${provider}`, standing: STANDINGS[status] },
    ]),
  ),
);
