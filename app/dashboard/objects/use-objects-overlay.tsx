import { useTranslation } from 'react-i18next';
import { ConfirmationForm, useFormParts, useTaskOverlay } from '~/dashboard/task-form';
import { asksForDealer, type DealerTask, ObjectForm } from './object-form';
import { type MoneyLocale, OBJECT_DETAIL_FIELDS } from './rules/finance-object';
import type { LoadedObjectTask } from './tasks.server';
import { DELETION_FORM_ID, OBJECT_FORM_ID } from './urls';

export function useObjectsOverlay(task: LoadedObjectTask | null, locale: MoneyLocale, tab: string) {
  const { t } = useTranslation(['objects', 'dashboard']);
  const newTask = task && asksForDealer(task) ? task : null;
  const parts = useFormParts(OBJECT_FORM_ID, newTask ? OBJECT_DETAIL_FIELDS : null, {
    entry: newTask ? `${newTask.kind} ${newTask.id} ${newTask.sums.count}` : '',
    first: newTask?.kind === 'dealer' ? 2 : 1,
  });
  const form = (shown: Extract<LoadedObjectTask, { kind: 'add' | 'draft' | 'dealer' | 'copy' | 'edit' }>) => (
    <ObjectForm
      key={`${shown.kind} ${shown.id}`}
      locale={{ ...locale, today: shown.today }}
      task={shown}
      parts={parts}
    />
  );
  const createPartedBody = (shown: DealerTask) => ({
    submit: {
      label: t('form.save'),
      note: t('noted.later'),
      parts: { parts, next: t('form.toMerchant') },
    },
    children: form(shown),
  });
  const removal = ({ name }: { name: string }) => ({
    submit: { label: t('dashboard:task.remove'), pending: t('dashboard:task.removing'), isDestructive: true },
    children: (
      <ConfirmationForm id={DELETION_FORM_ID}>
        <p>{t('deletion.text', { name })}</p>
      </ConfirmationForm>
    ),
  });
  return useTaskOverlay(task, tab, {
    add: createPartedBody,
    draft: createPartedBody,
    dealer: createPartedBody,
    copy: (shown) => ({
      initialFocus: '[name=type]',
      ...(asksForDealer(shown)
        ? createPartedBody(shown)
        : { submit: { label: t('form.saveCopy') }, children: form(shown) }),
    }),
    edit: (shown) => ({ submit: { label: t('dashboard:task.save') }, children: form(shown) }),
    delete: removal,
    discard: removal,
  });
}
