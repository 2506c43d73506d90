import type { CompanySuggestion } from '~/api/company-search.server';
import { companyRef } from '~/dashboard/debtor-company';
import { companyTexts, type LegalForms } from '~/dashboard/new-company';
import { toOption } from '~/routes/application/company-option';
import type { ComboboxOption } from '~/ui/combobox-field';

/** A found company as a choice; the id is how a request names it. */
export interface DebtorOption extends ComboboxOption {
  /** The lender has it already: it can be a debtor, and cannot be added. */
  internal: boolean;
  /** What the form of a new company takes over. */
  texts: Record<string, string>;
}

export function toDebtorOption(company: CompanySuggestion, forms: LegalForms): DebtorOption {
  return {
    ...toOption(company),
    id: companyRef(company),
    internal: company.isInternal,
    texts: {
      ...companyTexts(company, forms),
      external_provider_company_id: company.external_provider_company_id,
      external_provider_name: company.external_provider_name,
    },
  };
}
