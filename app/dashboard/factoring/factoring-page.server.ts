import type { Debtor } from '~/api/factoring.server';
import type { ApplicationToChange, OpenApplication } from '~/dashboard/open-application.server';
import type { SentForm, ShownPart, TabTask } from '~/dashboard/tab-tasks.server';
import type { DebtorMore } from './factoring-answer';
import type { FactoringForm } from './rules/factoring-schemas';

export interface FactoringPage extends OpenApplication {
  readonly factoring: FactoringForm;
  readonly debtors: readonly Debtor[];
}

export type SentFactoring = ApplicationToChange & SentForm & { id: string };

export type FactoringTask = TabTask<FactoringPage, ApplicationToChange, ShownPart, DebtorMore>;
