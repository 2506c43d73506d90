import { testTasks } from './dashboard-task-tests';
import { openPortal } from './portal';

const visit = openPortal();

testTasks(visit, 'documents', async () => (await import('~/dashboard/documents/tasks.server')).documentsTab);
