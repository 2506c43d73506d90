import { parseWithZod } from '@conform-to/zod/v4';
import { useActionData } from '@remix-run/react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { type Typed, typedValues } from '~/domain/typed';
import { hasSecondaryIntent, INTENT, type TaskAnswer } from '~/forms/intents';
import { useMessage } from '~/i18n/use-message';
import { Notice } from '~/ui/feedback/notice';
import type { FieldHandle } from '~/ui/fields/field/field';
import { PortalForm } from '~/ui/fields/form/form';
import { useTypedForm } from '~/ui/fields/form/form-contexts';
import { SubmitButton } from '~/ui/fields/form/submit-button';
import { usePortalForm } from '~/ui/fields/form/use-portal-form';
import { ButtonLink } from '~/ui/layout/button';
import type { Overlay } from '~/ui/overlays/with-overlay';

export const NO_FIELDS = () => z.object({});

interface TaskFormOptions {
  values?: Readonly<Record<string, string | undefined>>;
  startsEmpty?: boolean;
  /** Runs in place of sending the valid form. */
  onValid?: () => void;
}

/** Receives only the answers to its own submits. */
export function useTaskForm<Name extends string>(
  id: string,
  schemaFor: (typed: Typed) => z.ZodType,
  { values, startsEmpty = false, onValid }: TaskFormOptions = {},
) {
  const answer = useTaskAnswer(id);
  const [form, fields] = usePortalForm<Record<string, string | undefined>, unknown>({
    id,
    lastResult: answer?.result,
    defaultValue: { ...values },
    startsEmpty,
    onValidate: ({ formData }) => {
      const isSecondary = hasSecondaryIntent(formData) && formData.get(INTENT) !== id;
      const schema = isSecondary ? NO_FIELDS() : schemaFor(typedValues(formData));
      return parseWithZod(formData, { schema });
    },
    onSubmit: (event, { formData }) => {
      if (onValid === undefined || hasSecondaryIntent(formData)) return;
      event.preventDefault();
      onValid();
    },
  });
  const typed = Object.entries(form.value ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return {
    form,
    // Safe cast: Conform creates fields on access; the type restricts the names.
    fields: fields as Record<string, FieldHandle> as Record<Name, FieldHandle>,
    typed: Object.fromEntries(typed) as Typed,
  };
}

/** The action's answer to the form with this id. */
export function useTaskAnswer<Answer extends TaskAnswer = TaskAnswer>(form: string): Answer | undefined {
  const answer = useActionData<Answer>();
  return answer?.form === form ? answer : undefined;
}

/**
 * The version of the record that the user has seen. Restored entries keep the version they were typed against,
 * so that a change meanwhile is reported as a conflict once.
 */
export function useSeenVersion(form: string, name: string, present: string): string {
  const restored = useTypedForm();
  const answer = useTaskAnswer(form);
  const seen = restored?.form === form && !answer ? restored.values[name] : undefined;
  return seen || present;
}

export function ActionErrors({ shownForms }: { shownForms: readonly (string | null | undefined)[] }) {
  const answer = useActionData<TaskAnswer>();
  const message = useMessage();
  if (answer?.result.status !== 'error' || shownForms.includes(answer.form)) return null;
  const texts = Object.values(answer.result.error ?? {}).flatMap((errors) => errors ?? []);
  const [first, ...others] = texts.map((text) => message(text));
  if (first === undefined) return null;
  return (
    <Notice tone="danger" role="alert" title={first}>
      {others.length > 0 && others.join(' ')}
    </Notice>
  );
}

export function ConfirmationForm({ id, children }: { id: string; children: ReactNode }) {
  const { form } = useTaskForm(id, NO_FIELDS);
  return (
    <PortalForm form={form} labels={{}}>
      {children}
    </PortalForm>
  );
}

interface Shown {
  kind: string;
  title: string;
  form: string | null;
}

interface TaskBody extends Pick<Overlay, 'children' | 'initialFocus'> {
  title?: string;
  submit?: { label: ReactNode; pending?: string; danger?: boolean };
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
