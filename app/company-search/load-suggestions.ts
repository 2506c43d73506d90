import type { ComboboxOption } from '~/ui/fields/combobox-field';
import type { SuggestionLoader } from '~/ui/fields/suggestion-search';

export function suggestionsFrom<Option extends ComboboxOption>(address: string): SuggestionLoader<Option> {
  return async (name, signal) => {
    const answer = await fetch(`${address}?${new URLSearchParams({ name })}`, { signal });
    if (!answer.ok) throw new Error(`The company search failed with status ${answer.status}`);
    const body: unknown = await answer.json();
    return isAnswer<Option>(body) ? body.options : [];
  };
}

export const loadSuggestions = suggestionsFrom<ComboboxOption>('/application/company-suggestions');

/** A login page may arrive in place of the response. */
function isAnswer<Option>(body: unknown): body is { options: Option[] } {
  return typeof body === 'object' && body !== null && 'options' in body && Array.isArray(body.options);
}
