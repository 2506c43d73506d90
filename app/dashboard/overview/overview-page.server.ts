import type { BookingMore } from '~/dashboard/appointments/addresses';
import type { ShownAppointments } from '~/dashboard/appointments/appointment-view.server';
import type { ApplicationToChange, LoadedApplication } from '~/dashboard/load-application.server';
import type { TabTask, TaskData } from '~/dashboard/tab-tasks.server';
import type { TaskAnswer } from '~/forms/intents';

export interface OverviewPage extends LoadedApplication {
  readonly bank: { readonly mayChange: boolean };
  readonly taxNumber: { readonly mayChange: boolean };
  readonly custom: readonly { readonly entity: string; readonly mayChange: boolean }[];
  readonly appointments: ShownAppointments | null;
}

export type OverviewTask = TabTask<OverviewPage, ApplicationToChange, TaskData, OverviewMore>;

export interface OverviewMore extends BookingMore {
  conflict: true;
  review: { bankName: string; iban: string };
}

export type OverviewAnswer = TaskAnswer & Partial<OverviewMore>;
