import type { TaskAnswer } from '~/forms/task-answer';
import type { ComboboxOption } from '~/ui/fields/combobox/combobox-field';
import type { SimilarCompany } from './rules/debtor-company';

export interface FoundCompanies {
  found: ComboboxOption[] | 'failed' | 'short';
}

export interface DebtorMore extends Partial<FoundCompanies> {
  similar?: SimilarCompany;
}

export type DebtorAnswer = TaskAnswer & DebtorMore;
