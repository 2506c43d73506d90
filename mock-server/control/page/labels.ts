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
  const knownStatus = parseStatus(status);
  return knownStatus ? getTexts('enums', language)(`status.${knownStatus}`) : status;
}

export function displayedStatusLabelOf(status: DisplayedStatus, language: Language): string {
  return getTexts('enums', language)(`displayedStatus.${status}`);
}

export function pendingLabel(action: PendingAction, language: Language): string {
  return getTexts('enums', language)(`pendingAction.${action}`);
}

export function pendingRule(action: PendingAction, language: Language): string {
  return getTexts('enums', language)(`pendingRule.${action}`);
}

export function loanTypeLabel(type: string, language: Language): string {
  const loanType = LOAN_TYPES.find((candidate) => candidate === type);
  return loanType ? getTexts('enums', language)(`loanType.${loanType}`) : type;
}

export function identStatusLabel(status: string, language: Language): string {
  const identStatus = IDENT_STATUSES.find((candidate) => candidate === status);
  return identStatus ? getTexts('enums', language)(`identStatus.${identStatus}`) : status;
}

export function mailLabel(kind: MailKind, language: Language): string {
  return getTexts('flow-map', language)(`mails.${kind}`);
}

export function outcomeLabel(outcome: IdentificationOutcome, language: Language): string {
  return getTexts('providers', language)(`outcome.${outcome}.title`);
}

export function providerLabel(provider: string, language: Language): string {
  const knownProvider = SIGNATURE_PROVIDERS.find((candidate) => candidate === provider);
  return knownProvider ? getTexts('providers', language)(`provider.${knownProvider}.name`) : provider;
}
