import type { SubmissionResult } from '@conform-to/react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { DELETION_FORM, DeletionForm } from '~/dashboard/deletion-form';
import type { Country } from '~/domain/countries';
import { SubmitButton } from '~/ui/fields/submit-button';
import { ButtonLink } from '~/ui/layout/button';
import type { Overlay } from '~/ui/overlays/with-overlay';
import { OBJECT_FORM, ObjectForm } from './object-form';
import type { MoneyHabits } from './rules/finance-object';

/** A task as the page shows it. */
export type ShownTask =
  | { kind: 'add' | 'copy' | 'edit'; name: string; values: Record<string, string>; countries: Country[] }
  | { kind: 'delete'; name: string };

/** The form of each task. */
export const TASK_FORMS: Record<ShownTask['kind'], string> = {
  add: OBJECT_FORM,
  copy: OBJECT_FORM,
  edit: OBJECT_FORM,
  delete: DELETION_FORM,
};

interface OverlayProps {
  task: ShownTask | null;
  habits: MoneyHabits;
  /** Address of the tab. */
  tab: string;
  answer: SubmissionResult<string[]> | undefined;
}

/** What a task is called, as a dialog and as a page. */
export function taskTitle(t: TFunction<'objects'>, task: ShownTask): string {
  if (task.kind === 'delete') return t('deletion.title');
  return task.kind === 'edit' ? t('form.edit', { name: task.name }) : t('form.add');
}

/** The dialog, or page, of the task the address asks for; null without one. */
export function useObjectOverlay({ task, habits, tab, answer }: OverlayProps): Overlay | null {
  const { t } = useTranslation('objects');
  if (task === null) return null;
  const cancel = (
    <ButtonLink to={tab} preventScrollReset>
      {t('form.cancel')}
    </ButtonLink>
  );
  if (task.kind === 'delete') {
    return {
      title: taskTitle(t, task),
      closeTo: tab,
      footer: (
        <>
          {cancel}
          <SubmitButton form={TASK_FORMS[task.kind]} variant="danger" pendingLabel={t('deletion.pending')}>
            {t('delete')}
          </SubmitButton>
        </>
      ),
      children: <DeletionForm text={t('deletion.text', { name: task.name })} answer={answer} />,
    };
  }
  return {
    title: taskTitle(t, task),
    closeTo: tab,
    footer: (
      <>
        {cancel}
        <SubmitButton form={TASK_FORMS[task.kind]} pendingLabel={t('form.saving')}>
          {t('form.save')}
        </SubmitButton>
      </>
    ),
    children: <ObjectForm {...{ habits, answer }} values={task.values} countries={task.countries} />,
  };
}
