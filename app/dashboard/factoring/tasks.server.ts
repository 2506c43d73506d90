import { loadApplicationForChange } from '~/dashboard/load-application.server';
import type { LoadedTask } from '~/dashboard/tab-tasks.server';
import { type FormBounds, PLAIN_FORM } from '~/request/body/body-bounds.server';
import { COVER, factoringAddresses } from './addresses';
import { companyTask } from './company-task.server';
import { deletionTask, requestCover, salesTask } from './debtor-tasks.server';
import { debtorTask } from './new-debtors.server';
import { BUSINESS_PURPOSE } from './rules/new-company';
import { sectionTasks } from './section-tasks.server';

/** Largest form: a business purpose of maximum length (D-41), percent-encoded with two bytes per letter. */
const FACTORING_FORM: FormBounds = {
  ...PLAIN_FORM,
  bytes: PLAIN_FORM.bytes + 6 * BUSINESS_PURPOSE.max,
  longer: { businessPurpose: BUSINESS_PURPOSE.max },
};

/** FACT-01 to FACT-07 */
export const factoringTab = {
  addresses: factoringAddresses,
  load: loadApplicationForChange,
  bounds: FACTORING_FORM,
  tasks: {
    ...sectionTasks,
    sales: salesTask,
    deletion: deletionTask,
    company: companyTask,
    debtor: debtorTask,
  },
  intents: { [COVER]: requestCover },
};

export type ShownFactoringTask = LoadedTask<typeof factoringTab.tasks>;
