import type { ComboboxOption } from '~/ui/fields/combobox-field';
import type { SuggestionLoader } from '~/ui/fields/suggestion-search';

/** Asks the portal for companies by name at one of its addresses; rejects when it can't answer. */
export function suggestionsFrom<Option extends ComboboxOption>(address: string): SuggestionLoader<Option> {
  return async (name, signal) => {
    const answer = await fetch(`${address}?${new URLSearchParams({ name })}`, { signal });
    if (!answer.ok) throw new Error(`The search answers ${answer.status}`);
    const body: unknown = await answer.json();
    if (!isAnswer<Option>(body)) return [];
    if (body.options === null) throw new Error('The search failed');
    return body.options;
  };
}

export const loadSuggestions = suggestionsFrom<ComboboxOption>('/application/company-suggestions');

/** The portal's own answer, with null for a search that failed; a page that came in its place (a login in between) has no options. */
function isAnswer<Option>(body: unknown): body is { options: Option[] | null } {
  return typeof body === 'object' && body !== null && 'options' in body;
}
