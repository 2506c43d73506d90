import type { CompanySuggestion } from '~/api/company-search.server';
import type { ComboboxOption } from '~/ui/fields/combobox-field';

/** Sent in place of an id by a visitor whose company is not among those found. */
export const NOT_FOUND = 'none';

/** A found company as a choice: its name, and where it is. The id is the provider's. */
export function toOption(company: CompanySuggestion): ComboboxOption {
  const town = [company.plz, company.ort].filter(Boolean).join(' ');
  const description = [company.strasseHausnummer, town].filter(Boolean).join(', ');
  return {
    id: company.external_provider_company_id,
    label: company.name,
    ...(description && { description }),
  };
}
