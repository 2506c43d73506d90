import { parseWithZod } from '@conform-to/zod/v4';
import { useActionData } from '@remix-run/react';
import { z } from 'zod';
import { type Typed, typedValues } from '~/domain/typed';
import { hasSecondaryIntent, INTENT } from '~/forms/intents';
import type { TaskAnswer } from '~/forms/task-answer';
import type { FieldHandle } from '~/ui/fields/field/field';
import { usePortalForm } from '~/ui/fields/form/use-portal-form';

export const NO_FIELDS = () => z.object({});

interface TaskFormOptions {
  values?: Readonly<Record<string, string | undefined>>;
  beginsAnew?: boolean;
}

/** Receives only the answers to its own submits. */
export function useTaskForm<Name extends string>(
  id: string,
  schemaFor: (typed: Typed) => z.ZodType,
  { values, beginsAnew = false }: TaskFormOptions = {},
) {
  const answer = useTaskAnswer(id);
  const [form, fields] = usePortalForm<Record<string, string | undefined>, unknown>({
    id,
    lastResult: answer?.result,
    defaultValue: { ...values },
    beginsAnew,
    onValidate: ({ formData }) => {
      const isSecondary = hasSecondaryIntent(formData) && formData.get(INTENT) !== id;
      const schema = isSecondary ? NO_FIELDS() : schemaFor(typedValues(formData));
      return parseWithZod(formData, { schema });
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
