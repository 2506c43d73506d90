import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { z } from 'zod';
import { type Typed, typedValues } from '~/domain/form-schema';
import { isAside } from '~/forms/intents';
import type { FieldHandle } from '~/ui/fields/field';
import { usePortalForm } from '~/ui/fields/use-portal-form';

/**
 * The form of a dashboard's task, judged in the browser by the schema the server judges it by: on leaving a field, then while it is
 * mended.
 *
 * @param schemaFor the schema for what was typed, as some rules depend on other fields
 * @param values what the fields start with
 * @param answer what the action answered, if the form was sent and came back
 */
export function useTaskForm<Name extends string>(
  id: string,
  schemaFor: (typed: Typed) => z.ZodType,
  { values, answer }: { values: Record<string, string>; answer: SubmissionResult<string[]> | undefined },
) {
  const [form, fields] = usePortalForm<Record<string, string>, unknown>({
    id,
    lastResult: answer,
    defaultValue: values,
    onValidate: ({ formData }) => {
      const schema = isAside(formData) ? z.object({}) : schemaFor(typedValues(formData));
      return parseWithZod(formData, { schema });
    },
  });
  const typed = Object.entries(form.value ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return {
    form,
    // Conform makes a field for whatever name is asked for; the type says which ones this form has.
    fields: fields as Record<string, FieldHandle> as Record<Name, FieldHandle>,
    /** What is typed right now. */
    typed: Object.fromEntries(typed) as Typed,
  };
}
