import type { Scenario } from 'fixtures/world';
import { GERMAN_DESCRIPTIONS } from './german-descriptions';
import { GERMAN_TITLES } from './german-titles';
import type { PageLanguage } from './words';

/** A scenario's title in the page's language; one that somebody saved stays as they named it. */
export function titleOf({ id, title }: Scenario, language: PageLanguage): string {
  if (language !== 'de') return title;
  const own = identificationOf(id);
  return own ? `Identifizierung ${own.where}: ${own.standing}` : (GERMAN_TITLES[id] ?? title);
}

/** Description of a scenario in the page's language; a saved one keeps its author's text. */
export function descriptionOf({ id, description }: Scenario, language: PageLanguage): string {
  if (language !== 'de') return description;
  const own = identificationOf(id);
  return own
    ? `Katrin Brandt unterschreibt allein; ihre Identifizierung ${own.where}: ${own.standing}.`
    : (GERMAN_DESCRIPTIONS[id] ?? description);
}

const STANDINGS: Readonly<Record<string, string>> = {
  'not-started': 'nicht begonnen',
  'in-progress': 'läuft',
  completed: 'abgeschlossen',
  'under-review': 'wird geprüft',
  canceled: 'abgebrochen',
  failed: 'gescheitert',
  expired: 'abgelaufen',
};

/** There is a scenario of each provider and standing. */
function identificationOf(id: string): { where: string; standing: string } | undefined {
  const [, provider, key = ''] = /^identification-(idnow|swisssign|postident|manual)-(.+)$/.exec(id) ?? [];
  const standing = STANDINGS[key];
  if (provider === undefined || standing === undefined) return undefined;
  return { where: provider === 'manual' ? 'von Hand' : `bei ${provider}`, standing };
}
