import type { ComboboxOption } from 'ui/fields/combobox/combobox-field';
import type { Debtor } from '~/api/factoring.server';
import type { ApplicationToChange, LoadedApplication } from '~/dashboard/load-application.server';
import type { TabTask, TaskData, TaskInput } from '~/dashboard/tab-tasks.server';
import type { TaskActionData } from '~/forms/intents';
import type { SimilarCompany } from './rules/debtor-company';
import type { FactoringFormContext } from './rules/factoring-schemas';

export interface FactoringPage extends LoadedApplication {
  readonly factoring: FactoringFormContext;
  readonly debtors: readonly Debtor[];
}

export type FactoringInput = TaskInput<ApplicationToChange>;

export type FactoringTask = TabTask<FactoringPage, ApplicationToChange, TaskData, DebtorTaskData>;

export interface DebtorTaskData {
  searchResults?: Readonly<Record<number, ComboboxOption[] | 'failed' | 'short'>>;
  similarCompaniesByRow?: Readonly<Record<number, SimilarCompany>>;
  similarCompany?: SimilarCompany;
}

export type DebtorActionData = TaskActionData & DebtorTaskData;
