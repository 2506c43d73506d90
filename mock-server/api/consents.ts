import type { Language } from 'contracts/api/enumerations';
import type { Deployment } from 'fixtures/deployments';
import { findPasswordViolation } from '../rules/account-rules';
import { supportsLanguage } from './languages';
import { createRefusal } from './refusal';

interface Consents {
  accepted_terms: boolean;
  accepted_partner_terms: boolean;
  interface_language: Language;
  communication_language: Language;
}

/** @throws err_user_not_accepted_terms (ACC-05), err_language_not_supported */
export function requireConsents(consents: Consents, deployment: Deployment): void {
  if (!consents.accepted_terms) throw createRefusal('err_user_not_accepted_terms', 'accepted_terms');
  if (deployment.partner.is_partner_terms_required && !consents.accepted_partner_terms) {
    throw createRefusal('err_user_not_accepted_terms', 'accepted_partner_terms');
  }
  for (const member of ['interface_language', 'communication_language'] as const) {
    if (!supportsLanguage(deployment, consents[member]))
      throw createRefusal('err_language_not_supported', member);
  }
}

/** @throws the code of the violated password rule (ACC-04) */
export function requireValidPassword(password: string, field: string): void {
  const violation = findPasswordViolation(password);
  if (violation !== null) throw createRefusal(violation, field);
}
