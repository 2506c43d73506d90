import { useTranslation } from 'react-i18next';
import type { Application } from '~/api/applications.server';
import { inYears } from '~/domain/duration';
import { formatMoney } from '~/domain/money';
import type { ListEntry } from './applications/list-entry';
import { phaseOf } from './rules/display-status';
import type { PendingItem } from './rules/pending-items';
import type { Submission } from './rules/status-flow';
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

export function useApplicationTexts({
  amount,
  currency,
  loanType,
  months,
  inYears: saysYears,
}: ApplicationHead) {
  const { t, i18n } = useTranslation(['dashboard', 'enums']);
  const term = saysYears && months !== null ? inYears(months) : { years: 0, months: months ?? 0 };
  const duration = [
    term.years > 0 && t('enums:durationUnit.years', { count: term.years }),
    term.months > 0 && t('enums:durationUnit.months', { count: term.months }),
  ];
  return {
    amount: amount === null ? t('list.noAmount') : formatMoney(amount, currency, i18n.language),
    loanType,
    duration: duration.filter(Boolean).join(' ') || null,
  };
}
