import { useTranslation } from 'react-i18next';
import { ConfirmationForm, useTaskOverlay } from '~/dashboard/task-form';
import { DELETION_FORM } from './addresses';
import { ObjectForm } from './object-form';
import type { MoneyLocale } from './rules/finance-object';
import type { ShownObjectTask } from './tasks.server';

export function useObjectsOverlay(task: ShownObjectTask | null, locale: MoneyLocale, tab: string) {
  const { t } = useTranslation(['objects', 'dashboard']);
  const withForm = ({
    values,
    countries,
    today,
  }: Extract<ShownObjectTask, { kind: 'add' | 'copy' | 'edit' }>) => ({
    submit: { label: t('dashboard:task.save') },
    children: <ObjectForm locale={{ ...locale, today }} {...{ values, countries }} />,
  });
  return useTaskOverlay(task, tab, {
    add: withForm,
    copy: withForm,
    edit: withForm,
    delete: ({ name }) => ({
      submit: { label: t('dashboard:task.remove'), pending: t('dashboard:task.removing'), danger: true },
      children: (
        <ConfirmationForm id={DELETION_FORM}>
          <p>{t('deletion.text', { name })}</p>
        </ConfirmationForm>
      ),
    }),
  });
}
