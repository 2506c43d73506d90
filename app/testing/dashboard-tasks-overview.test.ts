import { testTasks } from './dashboard-task-tests';
import { portal } from './portal';

const visit = portal();

testTasks(visit, 'overview', async () => (await import('~/dashboard/overview/tasks.server')).overviewTab);
