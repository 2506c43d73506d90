import type { ShownAppointments } from '~/dashboard/appointments/appointment-view.server';
import type { ApplicationToChange, OpenApplication } from '~/dashboard/open-application.server';
import type { ShownPart, TabTask } from '~/dashboard/tab-tasks.server';
import type { OverviewMore } from './overview-answer';

export interface OverviewPage extends OpenApplication {
  readonly bank: { readonly mayChange: boolean };
  readonly taxNumber: { readonly mayChange: boolean };
  readonly custom: readonly { readonly entity: string; readonly mayChange: boolean }[];
  readonly appointments: ShownAppointments | null;
}

export type OverviewTask = TabTask<OverviewPage, ApplicationToChange, ShownPart, OverviewMore>;
