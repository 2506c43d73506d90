import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { z } from 'zod';
import type { Place } from '~/application/classic/rules/journey';
import { type Typed, typedValues } from '~/domain/form-schema';
import { isAside } from '~/forms/intents';
import type { FieldHandle } from '~/ui/fields/field';
import { usePortalForm } from '~/ui/fields/use-portal-form';
import { useAutosave } from './use-autosave';

/**
 * A step's form, judged in the browser by the schema the server judges it by: on leaving a field, then while it is mended.
 *
 * @param schemaFor the schema for what was typed, as some rules depend on other fields
 * @param values what the fields start with
 * @param answer what the action, or a recheck, has found wrong
 */
export function useStepForm<Name extends string>(
  step: Place,
  schemaFor: (typed: Typed) => z.ZodObject,
  {
    values,
    answer,
  }: { values: Record<string, string>; answer: SubmissionResult<string[]> | null | undefined },
) {
  const [form, fields] = usePortalForm<Record<string, string>, Record<string, unknown>>({
    id: step,
    lastResult: answer,
    defaultValue: values,
    onValidate: ({ formData }) => {
      const schema = isAside(formData) ? z.object({}) : schemaFor(typedValues(formData));
      return parseWithZod(formData, { schema });
    },
  });
  useAutosave(step, step);
  // Conform makes a field for whatever name is asked for; the type says which ones this form has.
  return {
    form,
    fields: fields as Record<string, FieldHandle> as Record<Name, FieldHandle>,
    typed: textsOf(form.value),
  };
}

/** What is typed right now, as schemas and summaries read it. */
export function textsOf(value: Record<string, unknown> | undefined): Record<string, string> {
  const texts = Object.entries(value ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts);
}
