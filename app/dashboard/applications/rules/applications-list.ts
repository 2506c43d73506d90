import { type DisplayStatus, displayStatusOf } from '~/dashboard/rules/display-status';

/** The two cards of the list, each in the order the applications came in (LIST-02). */
export interface GroupedApplications<Application> {
  readonly actionRequired: readonly Application[];
  readonly others: readonly Application[];
}

/** The words of a row's button, and how strongly it says them: outlined unless the customer has something to do (LIST-03). */
export interface RowButton {
  readonly label: 'complete' | 'view';
  readonly look: 'filled' | 'outlined';
}

const ACTION_REQUIRED: ReadonlySet<DisplayStatus> = new Set(['not_completed', 'waiting_for_signatures']);

/** Parts the applications by whether their customer has something to do. `status` is the raw one. */
export function groupApplications<Application extends { readonly status: string }>(
  applications: readonly Application[],
): GroupedApplications<Application> {
  const needsAction = ({ status }: Application) => ACTION_REQUIRED.has(displayStatusOf(status));
  return {
    actionRequired: applications.filter(needsAction),
    others: applications.filter((application) => !needsAction(application)),
  };
}

/** The button of a row: an open application is completed, any other viewed. */
export function rowButton(status: DisplayStatus): RowButton {
  return {
    label: status === 'not_completed' ? 'complete' : 'view',
    look: ACTION_REQUIRED.has(status) ? 'filled' : 'outlined',
  };
}
