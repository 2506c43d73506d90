import { useTranslation } from 'react-i18next';
import { ConfirmationForm, useParts, useTaskOverlay } from '~/dashboard/task-form';
import { DELETION_FORM, OBJECT_FORM } from './addresses';
import { ObjectForm } from './object-form';
import { type MoneyLocale, OBJECT_PART } from './rules/finance-object';
import type { ShownObjectTask } from './tasks.server';

export function useObjectsOverlay(task: ShownObjectTask | null, locale: MoneyLocale, tab: string) {
  const { t } = useTranslation(['objects', 'dashboard']);
  const isNew = task?.kind === 'add';
  const parts = useParts(OBJECT_FORM, isNew ? OBJECT_PART : null, isNew ? task.sums.others.length : 0);
  const form = (shown: Extract<ShownObjectTask, { kind: 'add' | 'copy' | 'edit' }>) => (
    <ObjectForm key={shown.id} locale={{ ...locale, today: shown.today }} task={shown} parts={parts} />
  );
  return useTaskOverlay(task, tab, {
    add: (shown) => ({
      submit: { label: t('form.save'), parts: { parts, next: t('form.toMerchant') } },
      children: form(shown),
    }),
    copy: (shown) => ({
      initialFocus: '[name=type]',
      submit: { label: t('form.saveCopy') },
      children: form(shown),
    }),
    edit: (shown) => ({ submit: { label: t('dashboard:task.save') }, children: form(shown) }),
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
