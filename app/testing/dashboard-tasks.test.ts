import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { TABS_WITH_TASKS } from './dashboard-tasks';

it.each(TABS_WITH_TASKS)('each task of the tab %s has a test file', (tab) => {
  const file = join(import.meta.dirname, `dashboard-tasks-${tab}.test.ts`);
  expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`testTasks\\(\\s*visit,\\s*'${tab}',`));
});
