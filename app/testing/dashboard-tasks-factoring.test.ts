import { testTasks } from './dashboard-task-tests';
import { portal } from './portal';

const visit = portal();

testTasks(visit, 'factoring', async () => (await import('~/dashboard/factoring/tasks.server')).factoringTab);
