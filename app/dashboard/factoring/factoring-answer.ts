import type { TaskAnswer } from '~/forms/task-answer';
import type { ComboboxOption } from '~/ui/fields/combobox-field';

/** What the search button has found; `failed` when the search couldn't be reached, `short` when there was too little to look for. */
export interface FoundCompanies {
  found: ComboboxOption[] | 'failed' | 'short';
}

/** What the form of a new debtor is answered when it is not done. */
export type DebtorAnswer = TaskAnswer & Partial<FoundCompanies>;
