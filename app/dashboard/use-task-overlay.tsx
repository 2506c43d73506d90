import { useActionData } from '@remix-run/react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TaskAnswer } from '~/forms/task-answer';
import { SubmitButton } from '~/ui/fields/form/submit-button';
import { ButtonLink } from '~/ui/layout/button';
import type { Overlay } from '~/ui/overlays/with-overlay';

interface Shown {
  kind: string;
  title: string;
  form: string | null;
}

interface TaskBody extends Pick<Overlay, 'children' | 'initialFocus'> {
  title?: string;
  submit?: { label: string; pending?: string; danger?: boolean };
  footer?: ReactNode;
  closeTo?: string;
}

interface TaskOverlay extends Overlay {
  form: string | null;
}

type TaskBodies<Task extends Shown> = {
  [Kind in Task['kind']]: (task: Extract<Task, { kind: Kind }>) => TaskBody;
};

/** Even if the task can no longer be done (D-68). */
function useKeptTask<Task extends Shown>(loaded: Task | null): [Task | null, boolean] {
  const answer = useActionData<TaskAnswer>();
  const [last, setLast] = useState(loaded);
  if (loaded !== null && loaded !== last) setLast(loaded);
  if (loaded !== null) return [loaded, false];
  const wasRefused = answer?.result.status === 'error' && last !== null && answer.form === last.form;
  return wasRefused ? [last, true] : [null, false];
}

export function useTaskOverlay<Task extends Shown>(
  loaded: Task | null,
  tab: string,
  bodies: TaskBodies<Task>,
): TaskOverlay | null {
  const { t } = useTranslation('dashboard');
  const [task, isOver] = useKeptTask(loaded);
  if (task === null) return null;
  // Safe cast: the table has one body per kind.
  const show = bodies[task.kind as Task['kind']] as (task: Task) => TaskBody;
  const { submit, footer, closeTo = tab, title = task.title, ...rest } = show(task);
  const cancel = (
    <ButtonLink to={closeTo} preventScrollReset>
      {t('task.cancel')}
    </ButtonLink>
  );
  const button = submit && task.form !== null && !isOver && (
    <SubmitButton
      form={task.form}
      {...(submit.danger && { variant: 'danger' as const })}
      pendingLabel={submit.pending ?? t('task.saving')}
    >
      {submit.label}
    </SubmitButton>
  );
  return {
    ...rest,
    form: task.form,
    title,
    closeTo,
    footer:
      footer ??
      (submit && task.form !== null && (
        <>
          {cancel}
          {button}
        </>
      )),
  };
}
