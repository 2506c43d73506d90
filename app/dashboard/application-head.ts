import type { Application } from '~/api/applications.server';
import type { ListEntry } from './applications/list-entry';
import { phaseOf } from './rules/display-status';
import type { PendingItem } from './rules/pending-items';
import type { Submission } from './rules/submission';
import type { Tab } from './rules/tabs';

export interface ApplicationHead extends ListEntry {
  months: number | null;
  inYears: boolean;
  companyName: string;
  tabs: Tab[];
  pending: readonly PendingItem[] | null;
  submission: Submission;
  /** D-20 */
  isPreCheck: boolean;
  /** D-82 */
  isOffered: boolean;
}

export function headOf(
  application: Pick<Application, 'status' | 'loanDuration' | 'display_duration_unit' | 'companyName'>,
  entry: ListEntry,
  known: Pick<ApplicationHead, 'tabs' | 'pending' | 'submission'>,
): ApplicationHead {
  const phase = phaseOf(application.status);
  return {
    ...entry,
    ...known,
    months: application.loanDuration,
    inYears: application.display_duration_unit === 'years',
    companyName: application.companyName,
    isPreCheck: phase === 'preCheck',
    isOffered: phase === 'offer',
  };
}
