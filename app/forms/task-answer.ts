import type { SubmissionResult } from '@conform-to/react';

/** What the form of a task is answered while the task is not done. */
export interface TaskAnswer {
  form: string;
  /** What was typed, and what is wrong with it. */
  result: SubmissionResult<string[]>;
}
