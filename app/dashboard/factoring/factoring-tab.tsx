import { useTranslation } from 'react-i18next';
import { LostAnswer } from '~/dashboard/lost-answer';
import type { FinancingChanges } from '~/dashboard/rules/financing-changes';
import { Notice } from '~/ui/feedback/notice';
import { Stack } from '~/ui/layout/layout';
import { coverForm, factoringAddresses } from './addresses';
import { DebtorsCard, type ShownDebtor } from './debtors-card';
import type { FactoringForm } from './rules/factoring-schemas';
import type { KeptSection, Section } from './rules/factoring-sections';
import { SectionCard } from './section-card';

interface FactoringTabProps {
  applicationId: string;
  form: FactoringForm;
  changes: FinancingChanges;
  kept: Record<Section, KeptSection | null>;
  debtors: readonly ShownDebtor[];
  shownForm: string | null;
}

/** FACT-01, FACT-05 */
export function FactoringTab({ applicationId, form, changes, kept, debtors, shownForm }: FactoringTabProps) {
  const { t } = useTranslation('factoring');
  const mayChange = changes === 'open';
  const asking = debtors.filter(({ insurable }) => mayChange && insurable);
  const shown = [shownForm, ...asking.map(({ debtor }) => coverForm(debtor.debitor_id))];
  const card = (section: Section) => (
    <SectionCard
      {...{ section, form }}
      kept={kept[section]}
      to={mayChange ? factoringAddresses.path(applicationId, section) : null}
    />
  );
  return (
    <Stack>
      <LostAnswer shown={shown} />
      {changes !== 'open' && <Notice>{t(changes)}</Notice>}
      {card('financials')}
      {card('invoices')}
      <DebtorsCard {...{ debtors, applicationId, mayChange }} />
      {card('risk_protection')}
    </Stack>
  );
}
