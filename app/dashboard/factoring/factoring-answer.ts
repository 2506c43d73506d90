import type { TaskAnswer } from '~/forms/task-answer';
import type { ComboboxOption } from '~/ui/fields/combobox-field';
import type { AlikeCompany } from './rules/debtor-company';

/** What the search button has found; `failed` when the search couldn't be reached, `short` when there was too little to look for. */
export interface FoundCompanies {
  found: ComboboxOption[] | 'failed' | 'short';
}

/** What the form of a new debtor, or of its company, is told beside what is wrong. */
export interface DebtorMore extends Partial<FoundCompanies> {
  /** Asks whether both are one company. */
  alike?: AlikeCompany;
}

/** What the form of a new debtor is answered when it is not done. */
export type DebtorAnswer = TaskAnswer & DebtorMore;
