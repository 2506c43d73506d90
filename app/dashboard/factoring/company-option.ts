import type { ComboboxOption } from 'ui/fields/combobox/combobox-field';
import type { CompanySuggestion } from '~/api/companies.server';
import { toCompanyOption } from '~/company-search/company-option';
import { encodeCompanyRef } from './rules/debtor-company';
import { type LegalForms, toCompanyTexts } from './rules/new-company';

export interface DebtorOption extends ComboboxOption {
  internal: boolean;
  texts: Record<string, string>;
}

export function toDebtorOption(company: CompanySuggestion, forms: LegalForms): DebtorOption {
  return {
    ...toCompanyOption(company),
    id: encodeCompanyRef(company),
    internal: company.isInternal,
    texts: {
      ...toCompanyTexts(company, forms),
      external_provider_company_id: company.external_provider_company_id,
      external_provider_name: company.external_provider_name,
    },
  };
}
