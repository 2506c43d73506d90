import type { SubmissionResult } from '@conform-to/react';
import type { Found } from '~/company-search/company-search-field';

export type StepAnswer = {
  result: SubmissionResult<string[]> | null;
  found: Found | null;
};
