import { testTasks } from './dashboard-task-tests';
import { openPortal } from './portal';

const visit = openPortal();

testTasks(visit, 'signatures', async () => (await import('~/dashboard/signing/tasks.server')).signingTab);
