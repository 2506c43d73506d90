import type { SubmissionResult } from '@conform-to/react';

/** The tasks of the overview, by the hidden field that names them in their forms. */
export const TASK = 'task';

/** What a task's form answers when it is not done. */
export interface TaskAnswer {
  result: SubmissionResult<string[]>;
}
