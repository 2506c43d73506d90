import type { ComboboxOption } from '~/ui/fields/combobox/combobox-field';
import type { SuggestionLoader } from '~/ui/fields/combobox/suggestion-search';

export function suggestionsFrom<Option extends ComboboxOption>(address: string): SuggestionLoader<Option> {
  return async (name, signal) => {
    const answer = await fetch(`${address}?${new URLSearchParams({ name })}`, { signal });
    if (!answer.ok) throw new Error(`The company search failed with status ${answer.status}`);
    const body: unknown = await answer.json();
    if (!isAnswer<Option>(body)) return [];
    if (body.options === null) throw new Error('The search failed');
    return body.options;
  };
}

export const loadSuggestions = suggestionsFrom<ComboboxOption>('/application/company-suggestions');

/** A login page may replace the response. Options are null if the search failed. */
function isAnswer<Option>(body: unknown): body is { options: Option[] | null } {
  return typeof body === 'object' && body !== null && 'options' in body;
}
