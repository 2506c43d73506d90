import { testTasks } from './dashboard-task-tests';
import { openPortal } from './portal';

const visit = openPortal();

testTasks(visit, 'overview', async () => (await import('~/dashboard/overview/tasks.server')).overviewTab);
