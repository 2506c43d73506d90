import type { CompanySuggestion } from '~/api/companies.server';
import type { ComboboxOption } from '~/ui/fields/combobox/combobox-field';

export const NOT_FOUND = 'none';

export function toOption(company: CompanySuggestion): ComboboxOption {
  const town = [company.plz, company.ort].filter(Boolean).join(' ');
  const description = [company.strasseHausnummer, town].filter(Boolean).join(', ');
  return {
    id: company.external_provider_company_id,
    label: company.name,
    ...(description && { description }),
  };
}
