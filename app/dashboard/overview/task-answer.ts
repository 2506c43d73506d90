import type { SubmissionResult } from '@conform-to/react';

/** The tasks of the overview, by the hidden field that names them in their forms. No configured field has such a name. */
export const TASK = '_task';

/** The hidden field that says which stored values a form was made for. */
export const SHOWN = '_shown';

/** The button that takes a task a step back or on. */
export const STEP = 'step';

/** The stages of booking a talk that are forms (APPT-01). */
export type TalkStage = 'pick' | 'contact';

/** What a task's form answers when it is not done. */
export interface TaskAnswer {
  result: SubmissionResult<string[]>;
  /** Somebody else has changed it meanwhile: what is stored now has to be shown. */
  conflict?: true;
  /** A bank account to be looked at once more before it is saved; the IBAN is compact. */
  review?: { bankName: string; iban: string };
  /** Where booking a talk stands, with everything typed so far. */
  talk?: { stage: TalkStage; typed: Record<string, string> };
}
