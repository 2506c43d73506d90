import { type DynamicField, findOnlyOption, STANDARD_FIELD_IDS } from '~/configured-form/rules/field';
import {
  currentPurposeOf,
  type DynamicForm,
  type DynamicPurpose,
  type DynamicStep,
  durationUnitOf,
  fieldsOfPurpose,
  findChosenPurpose,
  visibleFieldsOf,
} from '~/configured-form/rules/form';
import { type AnswerTexts, formatAnswer, readValue, submittedTextOf } from '~/configured-form/rules/value';
import type { FormValues } from '~/domain/form-values';

export type ConfiguredSummary = ReturnType<typeof summarizeConfiguredForm>;

export function summarizeConfiguredForm(form: DynamicForm, typed: FormValues, language: string) {
  const purpose = findChosenPurpose(form, typed);
  const shownPurpose = currentPurposeOf(form, typed);
  const findFigure = (id: string) =>
    purpose === null ? null : figureOf(shownPurpose, id, { typed, language });
  return {
    purpose: form.purposes.length > 1 ? (purpose?.label ?? null) : shownPurpose.label,
    amount: findFigure(STANDARD_FIELD_IDS.amount),
    months: findFigure(STANDARD_FIELD_IDS.duration),
    unit: durationUnitOf(shownPurpose),
  };
}

function figureOf(
  purpose: DynamicPurpose,
  id: string,
  { typed, language }: { typed: FormValues; language: string },
): number | null {
  const field = fieldsOfPurpose(purpose).find((formField) => formField.id === id);
  if (!field) return null;
  const text = typed[field.name] === undefined ? field.initial : submittedTextOf(field, typed);
  const result = readValue(field, text, { language });
  const value = result.ok && result.value !== undefined ? Number(result.value) : Number.NaN;
  return value > 0 ? value : null;
}

const SUMMARY_FIELD_IDS: readonly string[] = [
  STANDARD_FIELD_IDS.purpose,
  STANDARD_FIELD_IDS.amount,
  STANDARD_FIELD_IDS.duration,
];

export interface ShortAnswer {
  readonly step: string;
  readonly label: string;
  readonly value: string;
}

interface AnswerContext {
  readonly answerTexts: AnswerTexts;
  readonly country: string;
}

export function summarizeShortAnswers(
  form: DynamicForm,
  typed: FormValues,
  context: AnswerContext,
): ShortAnswer[] {
  return currentPurposeOf(form, typed).steps.flatMap((step) =>
    visibleFieldsOf(form, step, typed).flatMap((field) => {
      const value = shortAnswer(field, typed, context);
      return value === null ? [] : [{ step: step.id, label: field.label, value }];
    }),
  );
}

const SHORT_CONTROL_KINDS: ReadonlySet<string> = new Set<DynamicField['control']['kind']>([
  'choice',
  'company-type',
  'date',
  'number',
  'slider',
]);

const TOWN_FIELD_ID = 'companyLocation';
const POSTCODE = 'companyPostCode';

function shortAnswer(
  field: DynamicField,
  typed: FormValues,
  { answerTexts, country }: AnswerContext,
): string | null {
  const isStandard = field.origin === 'standard';
  if (isStandard && field.id === TOWN_FIELD_ID) {
    const town = typed[field.name]?.trim();
    return town ? [typed[POSTCODE]?.trim(), town].filter(Boolean).join(' ') : null;
  }
  const hasOwnRow = isStandard && SUMMARY_FIELD_IDS.includes(field.id);
  const isYesOrNo = field.valueType === 'boolean';
  if (hasOwnRow || isYesOrNo || !SHORT_CONTROL_KINDS.has(field.control.kind) || findOnlyOption(field))
    return null;
  const readContext = {
    country: typed[STANDARD_FIELD_IDS.country] || country,
    language: answerTexts.language,
  };
  const result = readValue(field, submittedTextOf(field, typed), readContext);
  return result.ok && result.value !== undefined ? formatAnswer(field, result.value, answerTexts) : null;
}

export function findLaterAmountStep(form: DynamicForm, typed: FormValues, stepId: string): number | null {
  const { steps } = currentPurposeOf(form, typed);
  const amountStepIndex = steps.findIndex(({ fields }) =>
    fields.some(({ id }) => id === STANDARD_FIELD_IDS.amount),
  );
  return amountStepIndex > steps.findIndex(({ id }) => id === stepId) ? amountStepIndex + 1 : null;
}

export function formOfPage(form: DynamicForm, stepId: string): DynamicForm {
  const keepSummaryFields = (step: DynamicStep): DynamicStep =>
    step.id === stepId
      ? step
      : { ...step, fields: step.fields.filter(({ id }) => SUMMARY_FIELD_IDS.includes(id)) };
  const [first, ...otherPurposes] = form.purposes;
  const pruneSteps = (purpose: DynamicPurpose): DynamicPurpose => ({
    ...purpose,
    steps: purpose.steps.map(keepSummaryFields),
  });
  return { ...form, purposes: [pruneSteps(first), ...otherPurposes.map(pruneSteps)] };
}
