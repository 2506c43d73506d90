import { testTasks } from './dashboard-task-tests';
import { openPortal } from './portal';

const visit = openPortal();

testTasks(
  visit,
  'representatives',
  async () => (await import('~/dashboard/representatives/tasks.server')).representativesTab,
);
