import { useTranslation } from 'react-i18next';
import { isLoanType } from '~/application/loan-types';
import { formatDate } from '~/domain/dates';
import { inYears } from '~/domain/duration';
import { formatMoney } from '~/domain/money';
import { Card, CardBody, CardHeader } from '~/ui/card';
import { Figure } from '~/ui/figure';
import { PageHead } from '~/ui/page-head';
import { StatusTag } from '~/ui/status-tag';
import { type Term, Terms } from '~/ui/terms';
import type { ListEntry } from './list-entry';

/** What the overview shows of an application, beside its offer and its company. */
export interface ApplicationView extends ListEntry {
  /** Null for factoring, which has no term. */
  months: number | null;
  /** The term is said in years. */
  inYears: boolean;
  companyName: string;
}

/** The way here, the amount as headline, the status (OVER-01). */
export function ApplicationHead({ application }: { application: ApplicationView }) {
  const { t } = useTranslation(['dashboard', 'enums']);
  const { amount, loanType, duration } = useWords(application);
  const { number, status, companyName } = application;
  return (
    <PageHead
      crumbs={{
        label: t('overview.path'),
        items: [
          { name: t('overview.applications'), to: '/dashboard/applications' },
          { name: `${amount} · ${number}` },
        ],
      }}
      title={<Figure as="h1">{amount}</Figure>}
      status={<StatusTag status={status} label={t(`enums:displayStatus.${status}`)} />}
      subtitle={[loanType, duration, companyName].filter(Boolean).join(', ')}
    />
  );
}

/** What was applied for, and when. */
export function RequestCard({ application }: { application: ApplicationView }) {
  const { t } = useTranslation('dashboard');
  const { loanType, duration } = useWords(application);
  const items: (Term | null)[] = [
    loanType ? { label: t('overview.purpose'), value: loanType } : null,
    duration ? { label: t('overview.duration'), value: duration } : null,
    { label: t('overview.created'), value: formatDate(application.created) },
    { label: t('overview.number'), value: application.number },
  ];
  return (
    <Card labelledBy="request">
      <CardHeader id="request" title={t('overview.application')} />
      <CardBody>
        <Terms layout="column" items={items.filter((item) => item !== null)} />
      </CardBody>
    </Card>
  );
}

function useWords({ amount, currency, loanType, months, inYears: saysYears }: ApplicationView) {
  const { t, i18n } = useTranslation(['dashboard', 'enums']);
  const term = saysYears && months !== null ? inYears(months) : { years: 0, months: months ?? 0 };
  const duration = [
    term.years > 0 && t('enums:durationUnit.years', { count: term.years }),
    term.months > 0 && t('enums:durationUnit.months', { count: term.months }),
  ];
  return {
    amount: amount === null ? t('list.noAmount') : formatMoney(amount, currency, i18n.language),
    loanType: isLoanType(loanType) ? t(`enums:loanType.${loanType}`) : null,
    duration: duration.filter(Boolean).join(' ') || null,
  };
}
