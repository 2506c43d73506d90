import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { z } from 'zod';
import { type Typed, typedValues } from '~/domain/form-schema';
import { isAside } from '~/forms/intents';
import type { FieldHandle } from '~/ui/fields/field';
import { usePortalForm } from '~/ui/fields/use-portal-form';
import { withoutNames } from './rules/company';
import { useAutosave } from './use-autosave';

type StepFormOptions<Name extends string> = {
  id: string;
  /** Under which what is being typed is kept; the form's id unless given. */
  step?: string;
  names: readonly Name[];
  /** What the fields start with, and what was answered elsewhere. */
  values: Record<string, string>;
  answer: SubmissionResult<string[]> | null | undefined;
  /** The schema for everything typed so far, as some rules depend on other fields. */
  schemaFor: (typed: Typed) => z.ZodType<Record<string, unknown>>;
};

/** A step's form, validated in the browser by the server's schema: on leaving a field, then while it is corrected. */
export function useStepForm<Name extends string>({
  id,
  step = id,
  names,
  values,
  answer,
  schemaFor,
}: StepFormOptions<Name>) {
  // This form's own answers are what it holds, even where that is nothing.
  const elsewhere = withoutNames(values, names);
  const [form, fields] = usePortalForm<Record<string, string>, Record<string, unknown>>({
    id,
    lastResult: answer,
    defaultValue: values,
    onValidate: ({ formData }) => {
      const schema = isAside(formData) ? z.object({}) : schemaFor({ ...elsewhere, ...typedValues(formData) });
      return parseWithZod(formData, { schema });
    },
  });
  useAutosave(id, step);
  return {
    form,
    // Conform makes a field for whatever name is asked for; the type says which ones this form has.
    fields: fields as Record<string, FieldHandle> as Record<Name, FieldHandle>,
    typed: { ...elsewhere, ...textsOf(form.value) },
  };
}

export type StepForm = ReturnType<typeof useStepForm>['form'];

/** What is typed right now, as schemas and summaries read it. */
function textsOf(value: Record<string, unknown> | undefined): Record<string, string> {
  const texts = Object.entries(value ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts);
}
