import { type DisplayStatus, displayStatusOf } from '~/dashboard/rules/display-status';

export interface GroupedApplications<Application> {
  readonly actionRequired: readonly Application[];
  readonly otherApplications: readonly Application[];
}

export interface RowButton {
  readonly label: 'complete' | 'view';
  readonly variant: 'filled' | 'outlined';
}

const ACTION_REQUIRED: ReadonlySet<DisplayStatus> = new Set(['not_completed', 'waiting_for_signatures']);

export function groupApplications<Application extends { readonly status: string }>(
  applications: readonly Application[],
): GroupedApplications<Application> {
  const needsActionByStatus = new Map<string, boolean>();
  const actionRequired: Application[] = [];
  const otherApplications: Application[] = [];
  for (const application of applications) {
    const { status } = application;
    const needsAction = needsActionByStatus.get(status) ?? ACTION_REQUIRED.has(displayStatusOf(status));
    needsActionByStatus.set(status, needsAction);
    (needsAction ? actionRequired : otherApplications).push(application);
  }
  return { actionRequired, otherApplications };
}

export function rowButtonOf(status: DisplayStatus): RowButton {
  return {
    label: status === 'not_completed' ? 'complete' : 'view',
    variant: ACTION_REQUIRED.has(status) ? 'filled' : 'outlined',
  };
}
