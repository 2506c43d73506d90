import {
  aboutCompany,
  companyOf,
  type NamedCompany,
  withoutNames,
} from '~/application/journey/rules/company';
import { type Draft, hasDetailsOf, shownTexts, withSubmittedStep } from '~/application/journey/rules/draft';
import { COMPANY_DETAILS, detailsOf } from '~/application/rules/company-details';
import type { WizardConfig } from '~/domain/wizard-config';

const DETAILS = Object.keys(COMPANY_DETAILS);

/**
 * Another company replaces or empties the details (CLA-08). A corrected name keeps them, but the user must confirm.
 */
export function withClassicCompany(draft: Draft, named: NamedCompany, config: WizardConfig): Draft {
  const company = companyOf(named);
  const about = aboutCompany(draft, company);
  if (hasDetailsOf(draft, company)) return about;
  const isRenamed = (draft.detailsFor?.id ?? '') === company.id;
  const shown = Object.entries(shownTexts(draft, 'company-details'));
  const typed = Object.fromEntries(shown.filter(([name]) => DETAILS.includes(name)));
  const known = named.found ? detailsOf(named.found, config) : {};
  const without = { ...about, typed: withoutNames(about.typed, DETAILS) };
  return withSubmittedStep(without, 'company-details', { texts: isRenamed ? typed : known, accepted: false });
}
