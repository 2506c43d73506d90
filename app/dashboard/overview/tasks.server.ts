import { bookingTask } from '~/dashboard/appointments/booking-task.server';
import { loadApplicationForChange } from '~/dashboard/load-application.server';
import type { LoadedTask } from '~/dashboard/tab-tasks.server';
import { bankTask } from './bank.server';
import { createCustomFieldsTask } from './custom-fields.server';
import { submitTask } from './submit.server';
import { taxNumberTask } from './tax-number.server';
import { overviewTaskUrls } from './urls';

export const overviewTab = {
  addresses: overviewTaskUrls,
  load: loadApplicationForChange,
  tasks: {
    submit: submitTask,
    appointment: bookingTask,
    bank: bankTask,
    'tax-number': taxNumberTask,
    'custom-application': createCustomFieldsTask('application'),
    'custom-company': createCustomFieldsTask('company'),
  },
};

export type OverviewTaskView = LoadedTask<typeof overviewTab.tasks>;
