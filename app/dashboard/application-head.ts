import type { Application } from '~/api/applications.server';
import type { ListEntry } from './applications/list-entry';
import type { PendingItem } from './overview/rules/pending-items';
import type { Submission } from './overview/rules/submission';
import { phaseOf } from './rules/display-status';
import type { Tab } from './rules/tabs';

/** An application as the head of every tab shows it. Travels to the browser. */
export interface ApplicationHead extends ListEntry {
  /** Null for factoring, which has no term. */
  months: number | null;
  /** The term is said in years. */
  inYears: boolean;
  companyName: string;
  tabs: Tab[];
  /** Open items; null when the server could not say. */
  pending: readonly PendingItem[] | null;
  submission: Submission;
  /** Not open yet: the lender looks at the request first (D-20). */
  isPreCheck: boolean;
  /** The lender's binding offer is there, and no signature awaited yet (D-82). */
  isOffered: boolean;
}

/** @param known what is said of the application besides, as far as the user may know it */
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
