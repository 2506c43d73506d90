import { type DynamicField, onlyOption, STANDARD } from '~/configured-form/rules/field';
import {
  chosenPurpose,
  type DynamicForm,
  type DynamicPurpose,
  type DynamicStep,
  durationUnit,
  fieldsOf,
  shownFields,
  shownPurpose,
} from '~/configured-form/rules/form';
import { type AnswerTexts, readValue, shownValue, typedOf } from '~/configured-form/rules/value';
import type { Typed } from '~/domain/typed';

export type ConfiguredSummary = ReturnType<typeof configuredSummary>;

export function configuredSummary(form: DynamicForm, typed: Typed, language: string) {
  const purpose = chosenPurpose(form, typed);
  const shown = shownPurpose(form, typed);
  const figure = (id: string) => (purpose === null ? null : figureOf(shown, id, { typed, language }));
  return {
    purpose: form.purposes.length > 1 ? (purpose?.label ?? null) : shown.label,
    amount: figure(STANDARD.amount),
    months: figure(STANDARD.duration),
    unit: durationUnit(shown),
  };
}

function figureOf(
  purpose: DynamicPurpose,
  id: string,
  { typed, language }: { typed: Typed; language: string },
): number | null {
  const field = fieldsOf(purpose).find((each) => each.id === id);
  if (!field) return null;
  const text = typed[field.name] === undefined ? field.initial : typedOf(field, typed);
  const read = readValue(field, text, { language });
  const value = read.ok && read.value !== undefined ? Number(read.value) : Number.NaN;
  return value > 0 ? value : null;
}

const IN_SUMMARY: readonly string[] = [STANDARD.purpose, STANDARD.amount, STANDARD.duration];

export interface ShortAnswer {
  readonly step: string;
  readonly label: string;
  readonly value: string;
}

interface Shown {
  readonly words: AnswerTexts;
  readonly country: string;
}

export function shortAnswers(form: DynamicForm, typed: Typed, shown: Shown): ShortAnswer[] {
  return shownPurpose(form, typed).steps.flatMap((step) =>
    shownFields(form, step, typed).flatMap((field) => {
      const value = shortAnswer(field, typed, shown);
      return value === null ? [] : [{ step: step.id, label: field.label, value }];
    }),
  );
}

const SHORT_KINDS: ReadonlySet<string> = new Set<DynamicField['control']['kind']>([
  'choice',
  'company-type',
  'date',
  'number',
  'slider',
]);

const TOWN = 'companyLocation';
const POSTCODE = 'companyPostCode';

function shortAnswer(field: DynamicField, typed: Typed, { words, country }: Shown): string | null {
  const isStandard = field.origin === 'standard';
  if (isStandard && field.id === TOWN) {
    const town = typed[field.name]?.trim();
    return town ? [typed[POSTCODE]?.trim(), town].filter(Boolean).join(' ') : null;
  }
  const hasOwnRow = isStandard && IN_SUMMARY.includes(field.id);
  const isYesOrNo = field.valueType === 'boolean';
  if (hasOwnRow || isYesOrNo || !SHORT_KINDS.has(field.control.kind) || onlyOption(field)) return null;
  const around = { country: typed[STANDARD.country] || country, language: words.language };
  const read = readValue(field, typedOf(field, typed), around);
  return read.ok && read.value !== undefined ? shownValue(field, read.value, words) : null;
}

export function laterAmountStep(form: DynamicForm, typed: Typed, stepId: string): number | null {
  const { steps } = shownPurpose(form, typed);
  const asks = steps.findIndex(({ fields }) => fields.some(({ id }) => id === STANDARD.amount));
  return asks > steps.findIndex(({ id }) => id === stepId) ? asks + 1 : null;
}

export function pageForm(form: DynamicForm, stepId: string): DynamicForm {
  const pruned = (step: DynamicStep): DynamicStep =>
    step.id === stepId ? step : { ...step, fields: step.fields.filter(({ id }) => IN_SUMMARY.includes(id)) };
  const [first, ...others] = form.purposes;
  const of = (purpose: DynamicPurpose): DynamicPurpose => ({ ...purpose, steps: purpose.steps.map(pruned) });
  return { ...form, purposes: [of(first), ...others.map(of)] };
}
