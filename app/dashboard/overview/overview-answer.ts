import type { BookingAnswer } from '~/dashboard/appointments/booking-answer';
import type { TaskAnswer } from '~/forms/task-answer';

export interface OverviewMore extends BookingAnswer {
  conflict: true;
  review: { bankName: string; iban: string };
}

export type OverviewAnswer = TaskAnswer & Partial<OverviewMore>;
