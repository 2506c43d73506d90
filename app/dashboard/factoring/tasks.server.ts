import { loadApplicationForChange } from '~/dashboard/load-application.server';
import type { LoadedTask } from '~/dashboard/tab-tasks.server';
import { type FormLimits, PLAIN_FORM_LIMITS } from '~/request/body/form-limits.server';
import { companyTask } from './company-task.server';
import { deletionTask, requestCover, salesTask } from './debtor-tasks.server';
import { debtorTask } from './new-debtors.server';
import { BUSINESS_PURPOSE_LENGTH } from './rules/new-company';
import { sectionTasks } from './section-tasks.server';
import { COVER_INTENT, factoringTaskUrls } from './urls';

/** Largest form: a business purpose of maximum length (D-41), percent-encoded with two bytes per letter. */
const FACTORING_FORM: FormLimits = {
  ...PLAIN_FORM_LIMITS,
  maxBytes: PLAIN_FORM_LIMITS.maxBytes + 6 * BUSINESS_PURPOSE_LENGTH.max,
  maxCharactersByField: { businessPurpose: BUSINESS_PURPOSE_LENGTH.max },
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
