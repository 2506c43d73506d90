import { useEffect, useRef } from 'react';
import { createLazySchemas } from 'ui/fields/form/use-portal-form';
import { normalizeNumber } from 'ui/fields/number/number-field';
import type { StepActionData } from '~/application/journey/journey.server';
import { type StepForm, useStepForm } from '~/application/journey/use-step-form';
import { useAnswerTexts } from '~/configured-form/answer-texts';
import { createNumberText } from '~/configured-form/number-controls';
import {
  currentPurposeOf,
  type DynamicForm,
  type DynamicStep,
  findChosenCurrency,
  visibleFieldsOfStep,
} from '~/configured-form/rules/form';
import type { ValidationContext } from '~/configured-form/rules/validate-field';
import { usePatterns } from '~/configured-form/use-patterns';
import type { FormValues } from '~/domain/form-values';
import { STEP_FORM_ID } from './configured-form-id';
import { findBuiltInRule } from './rules/built-in-rules';
import { textsAfterPurposeChange } from './rules/purpose-change';
import { controlNamesOf } from './rules/steps';

const schemas = createLazySchemas(() => import('~/configured-form/rules/schema'));

type ConfiguredStepSetup = {
  form: DynamicForm;
  stepId: string;
  values: Record<string, string>;
  lastResult: StepActionData['result'];
  usualCurrency: string;
};

export function useConfiguredStep({ form, stepId, values, lastResult, usualCurrency }: ConfiguredStepSetup) {
  const validation = useRef<ValidationContext>({
    answerTexts: useAnswerTexts(usualCurrency),
    country: form.country,
    matcherOf: () => null,
    standardRuleOf: findBuiltInRule,
  });
  const { form: meta, typed } = useStepForm({
    id: STEP_FORM_ID,
    step: stepId,
    names: ownNames(form, stepId),
    values,
    lastResult,
    schema: schemas(({ createDynamicSchema }, texts) =>
      createDynamicSchema(visibleFieldsOfStep(form, stepId, texts), texts, validation.current),
    ),
  });
  const purpose = currentPurposeOf(form, typed);
  const currency = findChosenCurrency(purpose, typed, usualCurrency);
  const fields = visibleFieldsOfStep(form, stepId, typed);
  const answerTexts = useAnswerTexts(currency);
  const matcherOf = usePatterns(fields);
  validation.current = { answerTexts, matcherOf, country: form.country, standardRuleOf: findBuiltInRule };
  usePurposeDefaults(meta, { fields, purpose: purpose.name, typed, language: answerTexts.language });
  useResetLegalForms(meta, fields, typed);
  return { form: meta, fields, typed, purpose: purpose.name, answerTexts, currency };
}

function ownNames(form: DynamicForm, stepId: string): string[] {
  const steps = form.purposes.flatMap(({ steps }) => steps.filter(({ id }) => id === stepId));
  return steps.flatMap(({ fields }) => controlNamesOf(fields));
}

function usePurposeDefaults(
  meta: StepForm,
  {
    fields,
    purpose,
    typed,
    language,
  }: { fields: DynamicStep['fields']; purpose: string; typed: FormValues; language: string },
): void {
  const previous = useRef({ purpose, fields });
  useEffect(() => {
    const previousValues = previous.current;
    previous.current = { purpose, fields };
    if (previousValues.purpose === purpose && previousValues.fields.length === fields.length) return;
    const texts = textsAfterPurposeChange(previousValues.fields, fields, { typed, language });
    for (const [name, value] of Object.entries(texts)) {
      const control = fields.find((field) => field.name === name)?.control;
      const isNumber = control?.kind === 'number' || control?.kind === 'slider';
      meta.update({
        name,
        value: isNumber ? normalizeNumber(value, createNumberText(control.numberFormat, language)) : value,
      });
    }
  });
}

function useResetLegalForms(
  meta: StepForm,
  fields: DynamicStep['fields'],
  { companyCountry: country }: FormValues,
): void {
  const previousCountry = useRef(country);
  useEffect(() => {
    if (previousCountry.current === country) return;
    previousCountry.current = country;
    for (const { name, control } of fields)
      if (control.kind === 'company-type') meta.update({ name, value: '' });
  });
}
