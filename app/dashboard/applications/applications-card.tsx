import { useTranslation } from 'react-i18next';
import { TabCounter } from 'ui/frame/tabs';
import { ButtonLink } from 'ui/layout/button';
import { Card, CardHeader } from 'ui/layout/card';
import { WithSpokenText } from 'ui/layout/layout';
import { RecordList, type RecordRow } from 'ui/records/record-list';
import { StatusTag } from 'ui/records/status-tag';
import { type ListEntry, useEntryTexts } from '~/dashboard/application-header';
import { formatDate } from '~/domain/dates';
import { rowButtonOf } from './rules/applications-list';

export interface ApplicationEntryView extends ListEntry {
  /** The application is sent, but the lender does not list it yet. */
  isProcessing: boolean;
}

interface ApplicationsCardProps {
  id: string;
  title: string;
  tone: 'warning' | 'quiet';
  entries: readonly ApplicationEntryView[];
  count: number;
}

export function ApplicationsCard({ id, title, tone, entries, count }: ApplicationsCardProps) {
  const { t } = useTranslation('dashboard');
  const row = useRow();
  if (entries.length === 0) return null;
  const unit = t('list.unit', { count });
  return (
    <Card labelledBy={id}>
      <CardHeader id={id} title={title} count={<TabCounter value={count} label={unit} tone={tone} />} />
      <RecordList
        labels={{
          amount: t('list.amount'),
          status: t('list.status'),
          created: t('list.created'),
          number: t('list.number'),
        }}
        rows={entries.map(row)}
      />
    </Card>
  );
}

function useRow(): (entry: ApplicationEntryView) => RecordRow {
  const { t, i18n } = useTranslation('dashboard');
  const textsOf = useEntryTexts();
  return ({ isProcessing, ...entry }) => {
    const { id, number, status, created, loanType } = entry;
    const { amount, status: statusLabel } = textsOf(entry);
    const { label, variant } = rowButtonOf(status);
    return {
      id,
      number,
      amount,
      kind: loanType,
      status: isProcessing ? (
        <StatusTag status="in_review" label={t('list.processing')} />
      ) : (
        <StatusTag status={status} label={statusLabel} />
      ),
      created: formatDate(created, i18n.language),
      isWaiting: variant === 'filled',
      action: (
        <ButtonLink
          to={`/dashboard/applications/${encodeURIComponent(id)}`}
          variant={variant === 'filled' ? 'primary' : 'outline'}
        >
          <WithSpokenText spokenText={`${amount}, ${number}`} translate="no">
            {t(`list.${label}`)}
          </WithSpokenText>
        </ButtonLink>
      ),
    };
  };
}
