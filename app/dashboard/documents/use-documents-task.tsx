import { useTranslation } from 'react-i18next';
import { QuestionForm } from '~/dashboard/question-form';
import { useTask } from '~/dashboard/use-task';
import { BASE_YEAR_FORM, documentAddresses, REMOVAL_FORM } from './addresses';
import { Preview } from './preview';
import type { ShownDocumentsTask } from './tasks.server';

/** The task the tab's address asks for; null without one. */
export function useDocumentsTask(task: ShownDocumentsTask | null, applicationId: string) {
  const { t } = useTranslation(['documents', 'dashboard']);
  return useTask(task, documentAddresses.path(applicationId), {
    remove: ({ name }) => ({
      submit: { label: t('remove.yes'), pending: t('dashboard:task.removing'), danger: true },
      children: (
        <QuestionForm id={REMOVAL_FORM}>
          <p>{t('remove.text', { name })}</p>
        </QuestionForm>
      ),
    }),
    baseYear: ({ files }) => ({
      submit: { label: t('baseYear.yes'), danger: true },
      children: (
        <QuestionForm id={BASE_YEAR_FORM}>
          <p>{files === 0 ? t('baseYear.textNone') : t('baseYear.text', { count: files })}</p>
        </QuestionForm>
      ),
    }),
    preview: ({ id, title, isPicture }) => ({
      children: <Preview {...{ applicationId, id, isPicture }} name={title} />,
    }),
  });
}
