import { type DisplayStatus, displayStatusOf } from '~/dashboard/rules/display-status';

export interface GroupedApplications<Application> {
  readonly actionRequired: readonly Application[];
  readonly others: readonly Application[];
}

export interface RowButton {
  readonly label: 'complete' | 'view';
  readonly look: 'filled' | 'outlined';
}

const ACTION_REQUIRED: ReadonlySet<DisplayStatus> = new Set(['not_completed', 'waiting_for_signatures']);

export function groupApplications<Application extends { readonly status: string }>(
  applications: readonly Application[],
): GroupedApplications<Application> {
  const known = new Map<string, boolean>();
  const actionRequired: Application[] = [];
  const others: Application[] = [];
  for (const application of applications) {
    const { status } = application;
    const needsAction = known.get(status) ?? ACTION_REQUIRED.has(displayStatusOf(status));
    known.set(status, needsAction);
    (needsAction ? actionRequired : others).push(application);
  }
  return { actionRequired, others };
}

export function rowButtonOf(status: DisplayStatus): RowButton {
  return {
    label: status === 'not_completed' ? 'complete' : 'view',
    look: ACTION_REQUIRED.has(status) ? 'filled' : 'outlined',
  };
}
