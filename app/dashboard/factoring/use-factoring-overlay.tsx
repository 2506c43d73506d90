import { useTranslation } from 'react-i18next';
import { useListQuery } from '~/dashboard/list-links';
import { ConfirmationForm, useTaskOverlay } from '~/dashboard/task-form';
import { CompanyForm } from './company-form';
import { DebtorsForm } from './debtors-form';
import type { FactoringFormContext } from './rules/factoring-schemas';
import type { Section } from './rules/factoring-sections';
import { SalesForm } from './sales-form';
import { SectionForm } from './section-form';
import type { FactoringTaskView } from './tasks.server';
import { DELETION_FORM_ID, factoringTaskUrls } from './urls';

export function useFactoringOverlay(
  task: FactoringTaskView | null,
  form: FactoringFormContext,
  applicationId: string,
) {
  const { t } = useTranslation(['factoring', 'dashboard']);
  const { currencies, language } = form;
  const submit = { label: t('dashboard:task.save') };
  const section = ({ kind, values }: Extract<FactoringTaskView, { kind: Section }>) => ({
    submit,
    children: <SectionForm key={kind} section={kind} {...{ values, form }} />,
  });
  const tab = useListQuery()(factoringTaskUrls.path(applicationId));
  return useTaskOverlay(task, tab, {
    financials: section,
    invoices: section,
    risk_protection: section,
    debtor: ({ values, applicant, stored: storedDebtors }) => ({
      submit,
      children: (
        <DebtorsForm
          // Each save resets the form, because saved rows must leave it.
          key={storedDebtors.count}
          context={{ currencies, language, applicant }}
          {...{ values, storedDebtors, applicationId }}
        />
      ),
    }),
    company: ({ values, forms, countries, applicant }) => ({
      submit: { label: t('company.add') },
      children: <CompanyForm {...{ values, forms, countries, applicant, applicationId }} />,
      closeTo: factoringTaskUrls.path(applicationId, 'debtor'),
    }),
    sales: ({ values }) => ({ submit, children: <SalesForm {...{ values, currencies, language }} /> }),
    deletion: ({ name }) => ({
      submit: {
        label: t('dashboard:task.remove'),
        pending: t('dashboard:task.removing'),
        isDestructive: true,
      },
      children: (
        <ConfirmationForm id={DELETION_FORM_ID}>
          <p>{t('debtors.deleteText', { name })}</p>
        </ConfirmationForm>
      ),
    }),
  });
}
