import { STANDARD } from '~/configured-form/rules/field';
import {
  chosenPurpose,
  type DynamicForm,
  type DynamicPurpose,
  type DynamicStep,
  durationUnit,
  fieldsOf,
  shownPurpose,
} from '~/configured-form/rules/form';
import { readValue, typedOf } from '~/configured-form/rules/value';
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

export function pageForm(form: DynamicForm, stepId: string): DynamicForm {
  const pruned = (step: DynamicStep): DynamicStep =>
    step.id === stepId ? step : { ...step, fields: step.fields.filter(({ id }) => IN_SUMMARY.includes(id)) };
  const [first, ...others] = form.purposes;
  const of = (purpose: DynamicPurpose): DynamicPurpose => ({ ...purpose, steps: purpose.steps.map(pruned) });
  return { ...form, purposes: [of(first), ...others.map(of)] };
}
