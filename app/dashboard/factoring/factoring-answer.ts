import type { SubmissionResult } from '@conform-to/react';
import type { ComboboxOption } from '~/ui/fields/combobox-field';

/** What a form of the factoring tab answers when it is not done. */
export interface FactoringAnswer {
  result: SubmissionResult<string[]>;
  /** What the search button has found; `failed` when the search couldn't be reached, `short` when there was too little to look for. */
  found?: ComboboxOption[] | 'failed' | 'short';
  /** The debtor whose cover was asked for. */
  debitorId?: string;
}
