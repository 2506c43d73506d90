import {
  IDENT_STATUSES,
  type IdentStatus,
  type Language,
  SIGNATURE_PROVIDERS,
} from 'contracts/api/enumerations';
import { OUTCOME_TEXTS } from '../../providers/texts/outcome-texts';
import { PROVIDER_TEXTS } from '../../providers/texts/provider-texts';
import type { Outcome } from '../../rules/identification';

const STANDINGS: Readonly<Record<IdentStatus, Readonly<Record<Language, string>>>> = {
  not_started: { de: 'nicht begonnen', en: 'not begun', fr: 'pas commencée', pl: 'nierozpoczęta' },
  in_progress: { de: 'läuft', en: 'in progress', fr: 'en cours', pl: 'w\u00a0toku' },
  completed: { de: 'abgeschlossen', en: 'completed', fr: 'terminée', pl: 'zakończona' },
  under_review: { de: 'wird geprüft', en: 'under review', fr: 'à l’étude', pl: 'sprawdzana' },
  canceled: { de: 'abgebrochen', en: 'canceled', fr: 'interrompue', pl: 'przerwana' },
  failed: { de: 'gescheitert', en: 'failed', fr: 'échouée', pl: 'nieudana' },
  expired: { de: 'abgelaufen', en: 'expired', fr: 'expirée', pl: 'wygasła' },
};

export function identStatusLabel(status: string, language: Language): string {
  const known = IDENT_STATUSES.find((each) => each === status);
  return known ? STANDINGS[known][language] : status;
}

export function outcomeLabel(outcome: Outcome, language: Language): string {
  return OUTCOME_TEXTS[outcome][language].title;
}

export function providerLabel(provider: string, language: Language): string {
  const known = SIGNATURE_PROVIDERS.find((each) => each === provider);
  return known ? PROVIDER_TEXTS[known][language].name : provider;
}
