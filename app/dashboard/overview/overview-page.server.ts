import type { AppointmentsView } from '~/dashboard/appointments/appointment-view.server';
import type { BookingStageData } from '~/dashboard/appointments/urls';
import type { ApplicationToChange, LoadedApplication } from '~/dashboard/load-application.server';
import type { TabTask, TaskData } from '~/dashboard/tab-tasks.server';
import type { TaskActionData } from '~/forms/intents';

export interface OverviewPage extends LoadedApplication {
  readonly bank: { readonly mayChange: boolean };
  readonly taxNumber: { readonly mayChange: boolean };
  readonly custom: readonly { readonly entity: string; readonly mayChange: boolean }[];
  readonly appointments: AppointmentsView | null;
}

export type OverviewTask = TabTask<OverviewPage, ApplicationToChange, TaskData, OverviewTaskData>;

export interface OverviewTaskData extends BookingStageData {
  hasConflict: true;
  review: { bankName: string; iban: string };
}

export type OverviewActionData = TaskActionData & Partial<OverviewTaskData>;
