import { type DisplayStatus, displayStatusOf } from '~/dashboard/rules/display-status';

/** LIST-02 */
export interface GroupedApplications<Application> {
  readonly actionRequired: readonly Application[];
  readonly others: readonly Application[];
}

/** LIST-03 */
export interface RowButton {
  readonly label: 'complete' | 'view';
  readonly look: 'filled' | 'outlined';
}

const ACTION_REQUIRED: ReadonlySet<DisplayStatus> = new Set(['not_completed', 'waiting_for_signatures']);

export function groupApplications<Application extends { readonly status: string }>(
  applications: readonly Application[],
): GroupedApplications<Application> {
  const needsAction = ({ status }: Application) => ACTION_REQUIRED.has(displayStatusOf(status));
  return {
    actionRequired: applications.filter(needsAction),
    others: applications.filter((application) => !needsAction(application)),
  };
}

export function rowButton(status: DisplayStatus): RowButton {
  return {
    label: status === 'not_completed' ? 'complete' : 'view',
    look: ACTION_REQUIRED.has(status) ? 'filled' : 'outlined',
  };
}
