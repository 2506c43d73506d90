import { testTasks } from './dashboard-task-tests';
import { portal } from './portal';

const visit = portal();

testTasks(visit, 'documents', async () => (await import('~/dashboard/documents/tasks.server')).documentsTab);
