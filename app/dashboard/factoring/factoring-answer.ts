import type { TaskAnswer } from '~/forms/task-answer';
import type { ComboboxOption } from '~/ui/fields/combobox-field';
import type { AlikeCompany } from './rules/debtor-company';

export interface FoundCompanies {
  found: ComboboxOption[] | 'failed' | 'short';
}

export interface DebtorMore extends Partial<FoundCompanies> {
  alike?: AlikeCompany;
}

export type DebtorAnswer = TaskAnswer & DebtorMore;
