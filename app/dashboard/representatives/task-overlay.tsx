import type { SubmissionResult } from '@conform-to/react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { SubmitButton } from '~/ui/fields/submit-button';
import { ButtonLink } from '~/ui/layout/button';
import type { Overlay } from '~/ui/overlays/with-overlay';
import type { FormView } from './form-view.server';
import { Help } from './help';
import { MemberForm } from './member-form';
import { PersonForm } from './person-form';
import { REMOVE_FORM, RemoveForm } from './remove-form';
import { taskPath } from './task';
import { formIdOf } from './use-person-form';

/** What the task above the tab shows. */
export type TaskView = { kind: 'help' } | { kind: 'remove'; name: string; isOwn: boolean } | FormView;

/** The form of a task; null where nothing is sent. */
export function formOfTask(task: TaskView): string | null {
  if (task.kind === 'help') return null;
  return task.kind === 'remove' ? REMOVE_FORM : formIdOf(task);
}

/** What a task is called, as a dialog and as a page. */
export function taskTitle(t: TFunction<'representatives'>, task: TaskView): string {
  switch (task.kind) {
    case 'help':
      return t('help.link');
    case 'add':
      return t('add.first');
    case 'edit':
      return t('card.edit', { name: task.name });
    case 'remove':
      return t('task.removeTitle', { name: task.name });
    default:
      return t(`task.${task.kind}`, { name: task.name });
  }
}

type Answer = { result: SubmissionResult<string[]>; seen: string } | undefined;

/** The task as an overlay of the tab; null for none. */
export function useTaskOverlay(applicationId: string, task: TaskView | null, answer: Answer): Overlay | null {
  const { t } = useTranslation('representatives');
  if (task === null) return null;
  const closeTo = taskPath(applicationId);
  const title = taskTitle(t, task);
  const cancel = (
    <ButtonLink to={closeTo} preventScrollReset>
      {t('form.cancel')}
    </ButtonLink>
  );
  const save = (form: string, label: string) => (
    <>
      {cancel}
      <SubmitButton form={form} pendingLabel={t('form.saving')}>
        {label}
      </SubmitButton>
    </>
  );
  switch (task.kind) {
    case 'help':
      return {
        title,
        closeTo,
        children: <Help />,
        footer: (
          <ButtonLink variant="primary" to={closeTo} preventScrollReset>
            {t('help.close')}
          </ButtonLink>
        ),
      };
    case 'remove':
      return {
        title,
        closeTo,
        children: <RemoveForm isOwn={task.isOwn} answer={answer} />,
        footer: (
          <>
            {cancel}
            <SubmitButton variant="danger" form={REMOVE_FORM} pendingLabel={t('task.removing')}>
              {t('task.remove')}
            </SubmitButton>
          </>
        ),
      };
    case 'email':
    case 'telephone':
    case 'taxid':
      return {
        title,
        closeTo,
        initialFocus: 'first-field',
        children: <MemberForm key={task.id} view={{ ...task, kind: task.kind }} answer={answer} />,
        footer: save(formIdOf(task), t('form.save')),
      };
    default:
      return {
        title,
        closeTo,
        children: <PersonForm key={task.id} view={task} answer={answer} />,
        footer: save(formIdOf(task), task.kind === 'add' ? t('add.first') : t('form.save')),
      };
  }
}
