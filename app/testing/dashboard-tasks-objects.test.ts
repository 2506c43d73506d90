import { testTasks } from './dashboard-task-tests';
import { openPortal } from './portal';

const visit = openPortal();

testTasks(visit, 'objects', async () => (await import('~/dashboard/objects/tasks.server')).objectsTab);
