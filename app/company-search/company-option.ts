import type { ComboboxOption } from 'ui/fields/combobox/combobox-field';
import type { FoundCompany } from '~/domain/suggestion';

/** D-271. Customers narrow a longer search down by typing more. */
export const MAX_SUGGESTIONS = 50;

export const NO_COMPANY_OPTION = 'none';

export function toCompanyOption(company: FoundCompany): ComboboxOption {
  const town = [company.plz, company.ort].filter(Boolean).join(' ');
  const description = [company.strasseHausnummer, town, company.identnummer].filter(Boolean).join(', ');
  return {
    id: company.external_provider_company_id,
    label: company.name,
    ...(description && { description }),
  };
}
