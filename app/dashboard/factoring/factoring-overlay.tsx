import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DELETION_FORM, DeletionForm } from '~/dashboard/deletion-form';
import type { Country } from '~/domain/countries';
import { SubmitButton } from '~/ui/fields/submit-button';
import { ButtonLink } from '~/ui/layout/button';
import type { Overlay } from '~/ui/overlays/with-overlay';
import { COMPANY_FORM, CompanyForm } from './company-form';
import { DEBTOR_FORM, DebtorForm, SalesForm } from './debtor-form';
import type { FactoringAnswer } from './factoring-answer';
import { taskPaths } from './factoring-task';
import type { FactoringForm } from './rules/factoring-schemas';
import type { Section } from './rules/factoring-sections';
import type { LegalForms } from './rules/new-company';
import { SECTION_FORM, SectionForm } from './section-form';

/** A task as the page shows it. */
export type ShownTask =
  | { kind: 'section'; section: Section; values: Record<string, string> }
  | { kind: 'debtor'; values: Record<string, string> }
  | { kind: 'company'; values: Record<string, string>; forms: LegalForms; countries: Country[] }
  | { kind: 'sales'; name: string; values: Record<string, string> }
  | { kind: 'deletion'; name: string };

/** The form of each task. */
export const TASK_FORMS: Record<ShownTask['kind'], string> = {
  section: SECTION_FORM,
  debtor: DEBTOR_FORM,
  company: COMPANY_FORM,
  sales: DEBTOR_FORM,
  deletion: DELETION_FORM,
};

interface OverlayProps {
  task: ShownTask | null;
  form: FactoringForm;
  tab: string;
  answer: FactoringAnswer | undefined;
}

/** What a task is called, as a dialog and as a page. */
export function taskTitle(t: TFunction<'factoring'>, task: ShownTask): string {
  switch (task.kind) {
    case 'section':
      return t(`section.${task.section}.title`);
    case 'debtor':
      return t('debtors.add');
    case 'company':
      return t('company.addNew');
    case 'sales':
      return t('debtors.editTitle', { name: task.name });
    case 'deletion':
      return t('debtors.deleteTitle');
  }
}

/** The dialog, or page, of the task the address asks for; null without one. */
export function useFactoringOverlay({ task, form, tab, answer }: OverlayProps): Overlay | null {
  const { t } = useTranslation('factoring');
  if (task === null) return null;
  const paths = taskPaths(tab);
  const { currencies, language } = form;
  const overlay = (children: ReactNode, closeTo = tab): Overlay => ({
    title: taskTitle(t, task),
    closeTo,
    children,
    footer: (
      <>
        <ButtonLink to={closeTo} preventScrollReset>
          {t('form.cancel')}
        </ButtonLink>
        {task.kind === 'deletion' ? (
          <SubmitButton form={TASK_FORMS[task.kind]} variant="danger" pendingLabel={t('debtors.deleting')}>
            {t('debtors.delete')}
          </SubmitButton>
        ) : (
          <SubmitButton form={TASK_FORMS[task.kind]} pendingLabel={t('form.saving')}>
            {t(task.kind === 'company' ? 'company.add' : 'form.save')}
          </SubmitButton>
        )}
      </>
    ),
  });
  const result = answer?.result;
  switch (task.kind) {
    case 'section':
      return overlay(
        <SectionForm section={task.section} values={task.values} {...{ form }} answer={result} />,
      );
    case 'debtor':
      return overlay(
        <DebtorForm values={task.values} newCompany={paths.company} {...{ currencies, language, answer }} />,
      );
    case 'company':
      return overlay(
        <CompanyForm
          values={task.values}
          forms={task.forms}
          countries={task.countries}
          take={paths.debtorOf}
          answer={result}
        />,
        paths.debtor,
      );
    case 'sales':
      return overlay(<SalesForm values={task.values} {...{ currencies, language }} answer={result} />);
    case 'deletion':
      return overlay(<DeletionForm text={t('debtors.deleteText', { name: task.name })} answer={result} />);
  }
}
