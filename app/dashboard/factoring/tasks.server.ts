import { openApplicationForChange } from '~/dashboard/open-application.server';
import type { ShownTask } from '~/dashboard/tab-tasks.server';
import { COVER, factoringAddresses } from './addresses';
import { companyTask } from './company-task.server';
import { debtorTask, deletionTask, requestCover, salesTask } from './debtor-tasks.server';
import { BUSINESS_PURPOSE } from './rules/new-company';
import { sectionTasks } from './section-tasks.server';

/** What the factoring tab can be asked for (FACT-01 to FACT-07). */
export const factoringTab = {
  addresses: factoringAddresses,
  open: openApplicationForChange,
  longest: BUSINESS_PURPOSE.max,
  tasks: {
    ...sectionTasks,
    sales: salesTask,
    deletion: deletionTask,
    company: companyTask,
    debtor: debtorTask,
  },
  intents: { [COVER]: requestCover },
};

export type ShownFactoringTask = ShownTask<typeof factoringTab.tasks>;
