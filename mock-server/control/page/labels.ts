import {
  IDENT_STATUSES,
  type Language,
  LOAN_TYPES,
  type PendingAction,
  SIGNATURE_PROVIDERS,
} from 'contracts/api/enumerations';
import type { Displayed } from '../../pages/parts/status-tag';
import type { Outcome } from '../../rules/identification';
import { knownStatus } from '../../rules/status-flow';
import type { MailKind } from '../../store/rows';
import { texts } from '../../texts/texts';

export function statusLabel(status: string, language: Language): string {
  const known = knownStatus(status);
  return known ? texts('enums', language)(`status.${known}`) : status;
}

export function displayedLabel(displayed: Displayed, language: Language): string {
  return texts('enums', language)(`displayedStatus.${displayed}`);
}

export function pendingLabel(action: PendingAction, language: Language): string {
  return texts('enums', language)(`pendingAction.${action}`);
}

export function pendingRule(action: PendingAction, language: Language): string {
  return texts('enums', language)(`pendingRule.${action}`);
}

export function loanTypeLabel(type: string, language: Language): string {
  const known = LOAN_TYPES.find((each) => each === type);
  return known ? texts('enums', language)(`loanType.${known}`) : type;
}

export function identStatusLabel(status: string, language: Language): string {
  const known = IDENT_STATUSES.find((each) => each === status);
  return known ? texts('enums', language)(`identStatus.${known}`) : status;
}

export function mailLabel(kind: MailKind, language: Language): string {
  return texts('flow-map', language)(`mails.${kind}`);
}

export function outcomeLabel(outcome: Outcome, language: Language): string {
  return texts('providers', language)(`outcome.${outcome}.title`);
}

export function providerLabel(provider: string, language: Language): string {
  const known = SIGNATURE_PROVIDERS.find((each) => each === provider);
  return known ? texts('providers', language)(`provider.${known}.name`) : provider;
}
