import { useTranslation } from 'react-i18next';
import type { Application, ApplicationSummary } from '~/api/applications.server';
import type { EarlierTerms, FinancingTerms } from '~/application/result/rules/offer';
import type { TypeNameLookup } from '~/configured-form/type-names.server';
import { createDurationFormatter } from '~/domain/duration';
import { formatMoney, requestedAmountOf } from '~/domain/money';
import { type DisplayStatus, displayStatusOf, phaseOf, unknownStatusOf } from './rules/display-status';
import type { PendingItem } from './rules/pending-items';
import type { Submission } from './rules/status-flow';
import type { Tab } from './rules/tabs';

export const shownStatusOf = (rawStatus: string) => ({
  status: displayStatusOf(rawStatus),
  unknownStatus: unknownStatusOf(rawStatus),
});

export function createListEntry(application: ApplicationSummary, typeName: TypeNameLookup) {
  return {
    id: application.applicationId,
    number: application.shortApplicationId,
    ...shownStatusOf(application.status),
    amount: requestedAmountOf(application),
    currency: application.currency,
    created: application.created,
    loanType: typeName(application.allBanksLoanPurpose) ?? application.allBanksLoanPurpose,
  };
}

export type ListEntry = ReturnType<typeof createListEntry>;

export interface ApplicationHeader extends ListEntry {
  months: number | null;
  inYears: boolean;
  companyName: string;
  tabs: Tab[];
  pending: readonly Pick<PendingItem, 'name'>[] | null;
  submission: Submission;
  isPreCheck: boolean;
  isOffered: boolean;
  terms: TermsView | null;
}

export interface LoadedApplicationHeader extends ApplicationHeader {
  pending: readonly PendingItem[] | null;
}

export interface TermsView {
  readonly terms: FinancingTerms;
  /** Indicative terms that the user saw before the binding ones. */
  readonly earlierTerms: EarlierTerms | null;
  readonly mayAskAgain: boolean;
}

export function createApplicationHeader(
  application: Pick<Application, 'status' | 'loanDuration' | 'display_duration_unit' | 'companyName'>,
  entry: ListEntry,
  details: Pick<LoadedApplicationHeader, 'tabs' | 'pending' | 'submission' | 'terms'>,
): LoadedApplicationHeader {
  const phase = phaseOf(application.status);
  return {
    ...entry,
    ...details,
    months: application.loanDuration,
    inYears: application.display_duration_unit === 'years',
    companyName: application.companyName,
    isPreCheck: phase === 'preCheck',
    isOffered: phase === 'offer',
  };
}

/** D-271. There can be thousands of open details, and pages only count them. */
export function omitPendingDetails(header: LoadedApplicationHeader): ApplicationHeader {
  return { ...header, pending: header.pending?.map(({ name }) => ({ name })) ?? null };
}

export function useApplicationCrumbs(application: ApplicationHeader, subpage?: { name: string; to: string }) {
  const { t } = useTranslation('dashboard');
  const { amount } = useApplicationTexts(application);
  const name = `${amount} · ${application.number}`;
  const currentCrumbs = subpage
    ? [{ name, to: subpage.to }, { name: subpage.name }]
    : [{ name, translate: 'no' as const }];
  const list = { name: t('overview.applications'), to: '/dashboard/applications' };
  return { label: t('overview.path'), items: [list, ...currentCrumbs] };
}

export function useEntryTexts() {
  const { t, i18n } = useTranslation('dashboard');
  const { t: enums } = useTranslation('enums');
  return ({ amount, currency, ...entry }: ListEntry) => ({
    amount: amount === null ? t('list.noAmount') : formatMoney(amount, currency, i18n.language),
    status: formatStatus(enums, entry),
  });
}

export function useApplicationTexts(application: ApplicationHeader) {
  const { t: enums } = useTranslation('enums');
  const { loanType, months, inYears: isShownInYears } = application;
  return {
    ...useEntryTexts()(application),
    loanType,
    duration: months ? createDurationFormatter(enums)(months, isShownInYears ? 'years' : 'months') : null,
  };
}

type TranslateStatus<Text> = (
  key: `displayStatus.${DisplayStatus}` | 'unknownStatus',
  values?: { status: string },
) => Text;

export function formatStatus<Text extends string>(
  enums: TranslateStatus<Text>,
  { status, unknownStatus }: Pick<ListEntry, 'status' | 'unknownStatus'>,
): Text {
  return unknownStatus === null
    ? enums(`displayStatus.${status}`)
    : enums('unknownStatus', { status: unknownStatus });
}
