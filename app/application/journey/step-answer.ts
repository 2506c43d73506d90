import type { SubmissionResult } from '@conform-to/react';
import type { Found } from '~/company-search/company-search-field';

/** What a step's form is answered with, where its page stays. */
export type StepAnswer = {
  result: SubmissionResult<string[]> | null;
  /** Companies, where a button has searched for them. */
  found: Found | null;
};
