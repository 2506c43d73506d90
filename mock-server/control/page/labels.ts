import {
  IDENT_STATUSES,
  type Language,
  LOAN_TYPES,
  type PendingAction,
  SIGNATURE_PROVIDERS,
} from 'contracts/api/enumerations';
import type { DisplayedStatus } from '../../pages/parts/status-tag';
import type { IdentificationOutcome } from '../../rules/identification';
import { parseStatus } from '../../rules/status-flow';
import type { MailKind } from '../../store/rows';
import { getTexts } from '../../texts/texts';

export function statusLabel(status: string, language: Language): string {
  const known = parseStatus(status);
  return known ? getTexts('enums', language)(`status.${known}`) : status;
}

export function displayedStatusLabelOf(displayed: DisplayedStatus, language: Language): string {
  return getTexts('enums', language)(`displayedStatus.${displayed}`);
}

export function pendingLabel(action: PendingAction, language: Language): string {
  return getTexts('enums', language)(`pendingAction.${action}`);
}

export function pendingRule(action: PendingAction, language: Language): string {
  return getTexts('enums', language)(`pendingRule.${action}`);
}

export function loanTypeLabel(type: string, language: Language): string {
  const known = LOAN_TYPES.find((each) => each === type);
  return known ? getTexts('enums', language)(`loanType.${known}`) : type;
}

export function identStatusLabel(status: string, language: Language): string {
  const known = IDENT_STATUSES.find((each) => each === status);
  return known ? getTexts('enums', language)(`identStatus.${known}`) : status;
}

export function mailLabel(kind: MailKind, language: Language): string {
  return getTexts('flow-map', language)(`mails.${kind}`);
}

export function outcomeLabel(outcome: IdentificationOutcome, language: Language): string {
  return getTexts('providers', language)(`outcome.${outcome}.title`);
}

export function providerLabel(provider: string, language: Language): string {
  const known = SIGNATURE_PROVIDERS.find((each) => each === provider);
  return known ? getTexts('providers', language)(`provider.${known}.name`) : provider;
}
