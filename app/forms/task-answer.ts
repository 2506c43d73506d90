import type { SubmissionResult } from '@conform-to/react';

export interface TaskAnswer {
  form: string;
  result: SubmissionResult<string[]>;
}
