import { loadApplicationForChange } from '~/dashboard/load-application.server';
import type { LoadedTask } from '~/dashboard/tab-tasks.server';
import { type FormBounds, PLAIN_FORM_BOUNDS } from '~/request/body/body-bounds.server';
import { companyTask } from './company-task.server';
import { deletionTask, requestCover, salesTask } from './debtor-tasks.server';
import { debtorTask } from './new-debtors.server';
import { BUSINESS_PURPOSE_LENGTH } from './rules/new-company';
import { sectionTasks } from './section-tasks.server';
import { COVER_INTENT, factoringTaskUrls } from './urls';

/** Largest form: a business purpose of maximum length (D-41), percent-encoded with two bytes per letter. */
const FACTORING_FORM: FormBounds = {
  ...PLAIN_FORM_BOUNDS,
  bytes: PLAIN_FORM_BOUNDS.bytes + 6 * BUSINESS_PURPOSE_LENGTH.max,
  longer: { businessPurpose: BUSINESS_PURPOSE_LENGTH.max },
};

export const factoringTab = {
  addresses: factoringTaskUrls,
  load: loadApplicationForChange,
  bounds: FACTORING_FORM,
  tasks: {
    ...sectionTasks,
    sales: salesTask,
    deletion: deletionTask,
    company: companyTask,
    debtor: debtorTask,
  },
  intents: { [COVER_INTENT]: requestCover },
};

export type FactoringTaskView = LoadedTask<typeof factoringTab.tasks>;
