import { Form } from '@remix-run/react';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApplicationHead } from '~/dashboard/open-application.server';
import { tabPath } from '~/dashboard/rules/tabs';
import { Notice } from '~/ui/feedback/notice';
import { SubmitButton } from '~/ui/fields/submit-button';
import { ButtonLink } from '~/ui/layout/button';
import { Stack } from '~/ui/layout/layout';
import type { Overlay } from '~/ui/overlays/with-overlay';
import { TASK, TASKS } from './paths';
import { Preview } from './preview';
import type { ShownTask } from './shown-task.server';

const FORM = 'documents-task';

interface DocumentsOverlayProps {
  application: ApplicationHead;
  task: ShownTask | null;
  /** What came of answering it. */
  problem: readonly string[];
}

/** What a task is called, as a dialog and as a page. */
export function taskTitle(t: TFunction<'documents'>, task: ShownTask): string {
  switch (task.kind) {
    case 'remove':
      return t('remove.title');
    case 'baseYear':
      return t('baseYear.title', { year: task.year });
    case 'preview':
      return task.name;
  }
}

/** What the tab's address asks for, above the list. */
export function useDocumentsOverlay({
  application: { id },
  task,
  problem,
}: DocumentsOverlayProps): Overlay | null {
  const { t } = useTranslation('documents');
  const closeTo = tabPath(id, 'documents');
  switch (task?.kind) {
    case 'remove':
      return {
        title: taskTitle(t, task),
        closeTo,
        footer: <Answers closeTo={closeTo} yes={t('remove.yes')} />,
        children: (
          <Question task={TASKS.remove} fields={{ document: task.id }} problem={problem}>
            {t('remove.text', { name: task.name })}
          </Question>
        ),
      };
    case 'baseYear':
      return {
        title: taskTitle(t, task),
        closeTo,
        footer: <Answers closeTo={closeTo} yes={t('baseYear.yes')} />,
        children: (
          <Question task={TASKS.baseYear} fields={{ year: String(task.year) }} problem={problem}>
            {task.files === 0 ? t('baseYear.textNone') : t('baseYear.text', { count: task.files })}
          </Question>
        ),
      };
    case 'preview':
      return {
        title: taskTitle(t, task),
        closeTo,
        children: <Preview applicationId={id} document={task} />,
      };
    default:
      return null;
  }
}

function Answers({ closeTo, yes }: { closeTo: string; yes: string }) {
  const { t } = useTranslation('documents');
  return (
    <>
      <ButtonLink to={closeTo} preventScrollReset>
        {t('cancel')}
      </ButtonLink>
      <SubmitButton form={FORM} variant="danger">
        {yes}
      </SubmitButton>
    </>
  );
}

interface QuestionProps {
  task: string;
  fields: Readonly<Record<string, string>>;
  problem: readonly string[];
  children: ReactNode;
}

function Question({ task, fields, problem, children }: QuestionProps) {
  const { t } = useTranslation('documents');
  return (
    <Form method="post" id={FORM} preventScrollReset>
      <input type="hidden" name={TASK} value={task} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Stack gap="s4">
        {problem.length > 0 && (
          <Notice tone="danger" role="alert" title={t('failed')}>
            {problem.join(' ')}
          </Notice>
        )}
        <p>{children}</p>
      </Stack>
    </Form>
  );
}
