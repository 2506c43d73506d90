import type { SubmissionResult } from '@conform-to/react';
import type { z } from 'zod';
import { type Typed, typedValues } from '~/domain/typed';
import { hasSecondaryIntent } from '~/forms/intents';
import type { FieldHandle } from '~/ui/fields/field/field';
import type { LateSchema } from '~/ui/fields/form/late-schema';
import { usePortalForm } from '~/ui/fields/form/use-portal-form';
import { withoutNames } from './rules/company';
import { useAutosave } from './use-autosave';

type StepFormOptions<Name extends string> = {
  id: string;
  step?: string;
  names: readonly Name[];
  values: Record<string, string>;
  answer: SubmissionResult<string[]> | null | undefined;
  schema: LateSchema<z.ZodType<Record<string, unknown>>, Typed>;
};

export function useStepForm<Name extends string>({
  id,
  step = id,
  names,
  values,
  answer,
  schema: { load, of },
}: StepFormOptions<Name>) {
  // An empty answer of this form must not fall back to other values.
  const otherSteps = withoutNames(values, names);
  const [form, fields] = usePortalForm<Record<string, string>, Record<string, unknown>>({
    id,
    lastResult: answer,
    defaultValue: values,
    schema: { load, of: (form) => of({ ...otherSteps, ...typedValues(form) }) },
    skipsValidation: hasSecondaryIntent,
  });
  useAutosave(id, step);
  return {
    form,
    // Safe cast: conform creates a field for any name.
    fields: fields as Record<string, FieldHandle> as Record<Name, FieldHandle>,
    typed: { ...otherSteps, ...textsOf(form.value) },
  };
}

export type StepForm = ReturnType<typeof useStepForm>['form'];

function textsOf(value: Record<string, unknown> | undefined): Record<string, string> {
  const texts = Object.entries(value ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts);
}
