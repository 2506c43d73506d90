import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SubmitButton } from '~/ui/fields/submit-button';
import { ButtonLink } from '~/ui/layout/button';
import type { Overlay } from '~/ui/overlays/with-overlay';

interface Shown {
  kind: string;
  title: string;
  form: string | null;
}

interface TaskBody extends Pick<Overlay, 'children' | 'initialFocus'> {
  /** Another title than the task's own: that of one of its steps. */
  title?: string;
  submit?: { label: string; pending?: string; danger?: boolean };
  /** In place of the way back and that button. */
  footer?: ReactNode;
  /** Where the way back leads; the tab, where nothing is said. */
  closeTo?: string;
}

type TaskBodies<Task extends Shown> = {
  [Kind in Task['kind']]: (task: Extract<Task, { kind: Kind }>) => TaskBody;
};

/** The task the address asks for, as `ApplicationPage` shows it; null without one. @param tab address of the tab without the task */
export function useTask<Task extends Shown>(
  task: Task | null,
  tab: string,
  bodies: TaskBodies<Task>,
): Overlay | null {
  const { t } = useTranslation('dashboard');
  if (task === null) return null;
  // The table has a body for each kind, and takes the task of that kind, which the compiler cannot follow.
  const show = bodies[task.kind as Task['kind']] as (task: Task) => TaskBody;
  const { submit, footer, closeTo = tab, title = task.title, ...rest } = show(task);
  const cancel = (
    <ButtonLink to={closeTo} preventScrollReset>
      {t('task.cancel')}
    </ButtonLink>
  );
  const button = submit && task.form !== null && (
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
    title,
    closeTo,
    footer:
      footer ??
      (button && (
        <>
          {cancel}
          {button}
        </>
      )),
  };
}
