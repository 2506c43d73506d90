import { useTranslation } from 'react-i18next';
import { Notice } from 'ui/feedback/notice';
import { Stack } from 'ui/layout/layout';
import type { FinancingChanges } from '~/dashboard/rules/financing-changes';
import { ActionErrors } from '~/dashboard/task-form';
import type { ListPages } from '~/domain/lists';
import { DebtorsCard, type DebtorView } from './debtors-card';
import type { StoredSales } from './rules/debtor';
import type { FactoringFormContext } from './rules/factoring-schemas';
import type { Section, StoredSection } from './rules/factoring-sections';
import { SectionCard } from './section-card';
import { coverFormIdOf, factoringTaskUrls } from './urls';

interface FactoringTabProps {
  applicationId: string;
  form: FactoringFormContext;
  changes: FinancingChanges;
  stored: Record<Section, StoredSection | null>;
  debtors: readonly DebtorView[];
  pages: ListPages;
  sales: readonly StoredSales[];
  shownForm: string | null;
}

export function FactoringTab({
  applicationId,
  form,
  changes,
  stored,
  debtors,
  pages,
  sales,
  shownForm,
}: FactoringTabProps) {
  const { t } = useTranslation('factoring');
  const mayChange = changes === 'open';
  const asking = debtors.filter(({ insurable }) => mayChange && insurable);
  const shown = [shownForm, ...asking.map(({ debtor }) => coverFormIdOf(debtor.debitor_id))];
  const card = (section: Section) => (
    <SectionCard
      {...{ section, form }}
      stored={stored[section]}
      to={mayChange ? factoringTaskUrls.path(applicationId, section) : null}
    />
  );
  return (
    <Stack>
      <ActionErrors shownForms={shown} />
      {changes !== 'open' && <Notice>{t(changes)}</Notice>}
      {card('financials')}
      {card('invoices')}
      <DebtorsCard {...{ debtors, pages, sales, applicationId, mayChange }} />
      {card('risk_protection')}
    </Stack>
  );
}
