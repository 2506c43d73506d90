import { useTranslation } from 'react-i18next';
import { ConfirmationForm, useFormParts, useTaskOverlay } from '~/dashboard/task-form';
import { DELETION_FORM, OBJECT_FORM } from './addresses';
import { ObjectForm } from './object-form';
import { type MoneyLocale, OBJECT_PART } from './rules/finance-object';
import type { ShownObjectTask } from './tasks.server';

export function useObjectsOverlay(task: ShownObjectTask | null, locale: MoneyLocale, tab: string) {
  const { t } = useTranslation(['objects', 'dashboard']);
  const isNew = task?.kind === 'add' || task?.kind === 'draft' || task?.kind === 'dealer';
  const parts = useFormParts(OBJECT_FORM, isNew ? OBJECT_PART : null, {
    entry: isNew ? `${task.kind} ${task.id} ${task.sums.others.length}` : '',
    first: task?.kind === 'dealer' ? 2 : 1,
  });
  const form = (shown: Extract<ShownObjectTask, { kind: 'add' | 'draft' | 'dealer' | 'copy' | 'edit' }>) => (
    <ObjectForm
      key={`${shown.kind} ${shown.id}`}
      locale={{ ...locale, today: shown.today }}
      task={shown}
      parts={parts}
    />
  );
  const inParts = (shown: Extract<ShownObjectTask, { kind: 'add' | 'draft' | 'dealer' }>) => ({
    submit: {
      label: t('form.save'),
      note: t('noted.later'),
      parts: { parts, next: t('form.toMerchant') },
    },
    children: form(shown),
  });
  const removal = ({ name }: { name: string }) => ({
    submit: { label: t('dashboard:task.remove'), pending: t('dashboard:task.removing'), danger: true },
    children: (
      <ConfirmationForm id={DELETION_FORM}>
        <p>{t('deletion.text', { name })}</p>
      </ConfirmationForm>
    ),
  });
  return useTaskOverlay(task, tab, {
    add: inParts,
    draft: inParts,
    dealer: inParts,
    copy: (shown) => ({
      initialFocus: '[name=type]',
      submit: { label: t('form.saveCopy') },
      children: form(shown),
    }),
    edit: (shown) => ({ submit: { label: t('dashboard:task.save') }, children: form(shown) }),
    delete: removal,
    discard: removal,
  });
}
