import type { Debtor } from '~/api/factoring.server';
import type { ApplicationToChange, LoadedApplication } from '~/dashboard/load-application.server';
import type { TabTask, TaskData, TaskInput } from '~/dashboard/tab-tasks.server';
import type { DebtorMore } from './factoring-answer';
import type { FactoringForm } from './rules/factoring-schemas';

export interface FactoringPage extends LoadedApplication {
  readonly factoring: FactoringForm;
  readonly debtors: readonly Debtor[];
}

export type FactoringInput = TaskInput<ApplicationToChange>;

export type FactoringTask = TabTask<FactoringPage, ApplicationToChange, TaskData, DebtorMore>;
