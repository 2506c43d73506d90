import { testTasks } from './dashboard-task-tests';
import { portal } from './portal';

const visit = portal();

testTasks(visit, 'objects', async () => (await import('~/dashboard/objects/tasks.server')).objectsTab);
