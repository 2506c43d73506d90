import { bookingTask } from '~/dashboard/appointments/booking-task.server';
import { loadApplicationForChange } from '~/dashboard/load-application.server';
import type { LoadedTask } from '~/dashboard/tab-tasks.server';
import { overviewAddresses } from './addresses';
import { bankTask } from './bank.server';
import { customTask } from './custom-fields.server';
import { submitTask } from './submit.server';
import { taxNumberTask } from './tax-number.server';

/** OVER-08 to OVER-11 */
export const overviewTab = {
  addresses: overviewAddresses,
  load: loadApplicationForChange,
  tasks: {
    submit: submitTask,
    appointment: bookingTask,
    bank: bankTask,
    'tax-number': taxNumberTask,
    'custom-application': customTask('application'),
    'custom-company': customTask('company'),
  },
};

export type ShownOverviewTask = LoadedTask<typeof overviewTab.tasks>;
