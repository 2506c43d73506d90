import type { ComboboxOption } from '~/ui/combobox-field';

/** Asks the portal for companies by name; rejects when it can't answer. */
export async function loadSuggestions(name: string, signal: AbortSignal): Promise<ComboboxOption[]> {
  const answer = await fetch(`/application/company-suggestions?${new URLSearchParams({ name })}`, { signal });
  if (!answer.ok) throw new Error(`The search answers ${answer.status}`);
  const body: unknown = await answer.json();
  return isAnswer(body) ? body.options : [];
}

/** The portal's own answer; a page that came in its place (a login in between) has no options. */
function isAnswer(body: unknown): body is { options: ComboboxOption[] } {
  return typeof body === 'object' && body !== null && 'options' in body && Array.isArray(body.options);
}
