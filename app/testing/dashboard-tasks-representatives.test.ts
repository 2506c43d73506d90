import { testTasks } from './dashboard-task-tests';
import { portal } from './portal';

const visit = portal();

testTasks(
  visit,
  'representatives',
  async () => (await import('~/dashboard/representatives/tasks.server')).representativesTab,
);
