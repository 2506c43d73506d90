import { useTranslation } from 'react-i18next';
import { useApplicationWords } from '~/dashboard/application-words';
import type { ApplicationHead } from '~/dashboard/open-application.server';
import { formatDate } from '~/domain/dates';
import { TitledCard } from '~/ui/layout/card';
import { type Term, Terms } from '~/ui/layout/terms';

/** What was applied for, and when. */
export function RequestCard({ application }: { application: ApplicationHead }) {
  const { t, i18n } = useTranslation('dashboard');
  const { loanType, duration } = useApplicationWords(application);
  const items: (Term | null)[] = [
    loanType ? { label: t('overview.purpose'), value: loanType } : null,
    duration ? { label: t('overview.duration'), value: duration } : null,
    { label: t('overview.created'), value: formatDate(application.created, i18n.language) },
    { label: t('overview.number'), value: application.number },
  ];
  return (
    <TitledCard id="request" title={t('overview.application')}>
      <Terms layout="column" items={items.filter((item) => item !== null)} />
    </TitledCard>
  );
}
