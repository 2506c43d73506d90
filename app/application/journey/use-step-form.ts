import type { SubmissionResult } from '@conform-to/react';
import type { z } from 'zod';
import { type Typed, typedValues } from '~/domain/typed';
import { isAside } from '~/forms/intents';
import type { FieldHandle } from '~/ui/fields/field';
import type { LateSchema } from '~/ui/fields/late-schema';
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
  schema: LateSchema<z.ZodType<Record<string, unknown>>, Typed>;
};

/** A step's form, validated in the browser by the server's schema: on leaving a field, then while it is corrected. */
export function useStepForm<Name extends string>({
  id,
  step = id,
  names,
  values,
  answer,
  schema: { load, of },
}: StepFormOptions<Name>) {
  // This form's own answers are what it holds, even where that is nothing.
  const elsewhere = withoutNames(values, names);
  const [form, fields] = usePortalForm<Record<string, string>, Record<string, unknown>>({
    id,
    lastResult: answer,
    defaultValue: values,
    schema: { load, of: (form) => of({ ...elsewhere, ...typedValues(form) }) },
    isAside,
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
