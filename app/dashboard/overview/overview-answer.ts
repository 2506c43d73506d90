import type { TalkAnswer } from '~/dashboard/appointments/talk-answer';
import type { TaskAnswer } from '~/forms/task-answer';

export interface OverviewMore extends TalkAnswer {
  conflict: true;
  review: { bankName: string; iban: string };
}

export type OverviewAnswer = TaskAnswer & Partial<OverviewMore>;
