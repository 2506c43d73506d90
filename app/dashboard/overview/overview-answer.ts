import type { TalkAnswer } from '~/dashboard/appointments/talk-answer';
import type { TaskAnswer } from '~/forms/task-answer';

/** What a form of the overview is told besides, when it is not done. */
export interface OverviewMore extends TalkAnswer {
  /** Somebody else has changed it meanwhile: what is stored now has to be shown. */
  conflict: true;
  /** A bank account to be looked at once more before it is saved; the IBAN is compact. */
  review: { bankName: string; iban: string };
}

export type OverviewAnswer = TaskAnswer & Partial<OverviewMore>;
