import type { BookingMore } from '~/dashboard/appointments/addresses';
import type { TaskAnswer } from '~/forms/task-answer';

export interface OverviewMore extends BookingMore {
  conflict: true;
  review: { bankName: string; iban: string };
}

export type OverviewAnswer = TaskAnswer & Partial<OverviewMore>;
