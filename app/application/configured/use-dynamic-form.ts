import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { useEffect, useRef } from 'react';
import { z } from 'zod';
import { useAutosave } from '~/application/journey/use-autosave';
import { textsOf } from '~/application/journey/use-step-form';
import { quantityText } from '~/configured-form/quantity-text';
import { OTHER } from '~/configured-form/rules/field';
import {
  chosenCurrency,
  type DynamicForm,
  type DynamicStep,
  fieldsFor,
  shownPurpose,
} from '~/configured-form/rules/form';
import { dynamicSchema } from '~/configured-form/rules/schema';
import { formTexts } from '~/configured-form/rules/value';
import { usePatterns } from '~/configured-form/use-patterns';
import { useWords } from '~/configured-form/use-words';
import { type Typed, typedValues } from '~/domain/form-schema';
import { isAside } from '~/forms/intents';
import { tidyNumber } from '~/ui/fields/number-text';
import { usePortalForm } from '~/ui/fields/use-portal-form';
import { carriedTexts } from './rules/carry';
import { standingRule } from './rules/standing-rules';

/** Id of a configured step's form: step ids are the server's and may be anything. */
export const DYNAMIC_FORM = 'step';

type Setup = {
  form: DynamicForm;
  stepId: string;
  /** What the fields start with. */
  values: Record<string, string>;
  answer: SubmissionResult<string[]> | null | undefined;
  /** The deployment's own currency. */
  usualCurrency: string;
};

/** A configured step's form, judged in the browser as on the server (DYN-06), following the purpose that is chosen (DYN-09). */
export function useDynamicForm({ form, stepId, values, answer, usualCurrency }: Setup) {
  const judged = useRef<(typed: Typed) => z.ZodObject>(() => z.object({}));
  const [meta] = usePortalForm<Record<string, string>, Record<string, unknown>>({
    id: DYNAMIC_FORM,
    lastResult: answer,
    defaultValue: values,
    onValidate: ({ formData }) => {
      const schema = isAside(formData) ? z.object({}) : judged.current(typedValues(formData));
      return parseWithZod(formData, { schema });
    },
  });
  // What was answered elsewhere; this step's own answers are what its form holds, even where that is nothing.
  const elsewhere = withoutStep(form, stepId, values);
  const typed = { ...elsewhere, ...textsOf(meta.value) };
  const purpose = shownPurpose(form, typed);
  const currency = chosenCurrency(purpose, typed, usualCurrency);
  const fields = fieldsFor(form, stepId, typed);
  const words = useWords(currency);
  const matcherOf = usePatterns(fields);
  judged.current = (texts) => {
    const now = { ...elsewhere, ...texts };
    const asked = fieldsFor(form, stepId, now);
    return dynamicSchema(asked, now, { words, country: form.country, matcherOf, standing: standingRule });
  };
  useAutosave(DYNAMIC_FORM, stepId);
  usePurposeDefaults(meta, { fields, purpose: purpose.name, typed, language: words.language });
  useResetLegalForms(meta, fields, typed);
  return { form: meta, fields, typed, purpose, currency };
}

type Meta = ReturnType<typeof usePortalForm<Record<string, string>, Record<string, unknown>>>[0];

/** Another purpose may ask in other units and bounds: what is typed is carried over, or begins anew (DYN-09). */
function usePurposeDefaults(
  meta: Meta,
  {
    fields,
    purpose,
    typed,
    language,
  }: { fields: DynamicStep['fields']; purpose: string; typed: Typed; language: string },
): void {
  const before = useRef({ purpose, fields });
  useEffect(() => {
    const last = before.current;
    before.current = { purpose, fields };
    if (last.purpose === purpose && last.fields.length === fields.length) return;
    const texts = carriedTexts(last.fields, fields, typed);
    for (const [name, value] of Object.entries(texts)) {
      const control = fields.find((field) => field.name === name)?.control;
      const isNumber = control?.kind === 'number' || control?.kind === 'slider';
      meta.update({
        name,
        value: isNumber ? tidyNumber(value, quantityText(control.quantity, language)) : value,
      });
    }
  });
}

/** The texts without those of a step's own controls. */
function withoutStep(
  form: DynamicForm,
  stepId: string,
  texts: Record<string, string>,
): Record<string, string> {
  const own = new Set(
    form.purposes
      .flatMap(({ steps }) => steps.filter(({ id }) => id === stepId))
      .flatMap(({ fields }) => fields.flatMap((field) => Object.keys(formTexts(field, OTHER)))),
  );
  return Object.fromEntries(Object.entries(texts).filter(([name]) => !own.has(name)));
}

/** Legal forms are the country's: another country forgets the chosen one (CLA-09). */
function useResetLegalForms(
  meta: Meta,
  fields: DynamicStep['fields'],
  { companyCountry: country }: Typed,
): void {
  const before = useRef(country);
  useEffect(() => {
    if (before.current === country) return;
    before.current = country;
    for (const { name, control } of fields)
      if (control.kind === 'company-type') meta.update({ name, value: '' });
  });
}
