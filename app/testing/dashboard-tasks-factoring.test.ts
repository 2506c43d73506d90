import { testTasks } from './dashboard-task-tests';
import { openPortal } from './portal';

const visit = openPortal();

testTasks(visit, 'factoring', async () => (await import('~/dashboard/factoring/tasks.server')).factoringTab);
