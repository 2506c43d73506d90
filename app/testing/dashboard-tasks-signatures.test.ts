import { testTasks } from './dashboard-task-tests';
import { portal } from './portal';

const visit = portal();

testTasks(visit, 'signatures', async () => (await import('~/dashboard/signing/tasks.server')).signingTab);
