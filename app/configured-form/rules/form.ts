import type { FormValues } from '~/domain/form-values';
import { type DynamicField, STANDARD_FIELD_IDS } from './field';
import { toFormTexts } from './value';

/** Every configured form has these steps too (DYN-01). */
export const FIXED_STEPS = ['account-creation', 'application-result'] as const;

export interface DynamicStep {
  readonly id: string;
  readonly title: string;
  /** The title, if the step has no question. */
  readonly question: string;
  readonly lead: string | null;
  readonly fields: readonly DynamicField[];
}

export interface DynamicPurpose {
  readonly name: string;
  readonly label: string;
  readonly currencies: readonly string[];
  readonly steps: readonly DynamicStep[];
}

export interface DynamicForm {
  readonly purposes: readonly [DynamicPurpose, ...DynamicPurpose[]];
  readonly country: string;
}

export function fieldsOfPurpose({ steps }: Pick<DynamicPurpose, 'steps'>): DynamicField[] {
  return steps.flatMap(({ fields }) => fields);
}

export function findChosenPurpose({ purposes }: DynamicForm, typed: FormValues): DynamicPurpose | null {
  const [first, ...otherPurposes] = purposes;
  const chosenPurpose = purposes.find(({ name }) => name === typed[STANDARD_FIELD_IDS.purpose]);
  if (chosenPurpose) return chosenPurpose;
  const isPurposeAsked = fieldsOfPurpose(first).some(({ id }) => id === STANDARD_FIELD_IDS.purpose);
  return isPurposeAsked && otherPurposes.length > 0 ? null : first;
}

export function currentPurposeOf(form: DynamicForm, typed: FormValues): DynamicPurpose {
  return findChosenPurpose(form, typed) ?? form.purposes[0];
}

export function visibleFieldsOf(
  form: DynamicForm,
  step: DynamicStep,
  typed: FormValues,
): readonly DynamicField[] {
  if (findChosenPurpose(form, typed) !== null) return step.fields;
  const question = step.fields.findIndex(({ id }) => id === STANDARD_FIELD_IDS.purpose);
  return question < 0 ? step.fields : step.fields.slice(0, question + 1);
}

export function visibleFieldsOfStep(
  form: DynamicForm,
  stepId: string,
  typed: FormValues,
): readonly DynamicField[] {
  const step = currentPurposeOf(form, typed).steps.find(({ id }) => id === stepId);
  return step ? visibleFieldsOf(form, step, typed) : [];
}

export function durationUnitOf(purpose: DynamicPurpose): 'years' | 'months' {
  const control = fieldsOfPurpose(purpose).find(({ id }) => id === STANDARD_FIELD_IDS.duration)?.control;
  return (control && 'numberFormat' in control && control.numberFormat.unit) || 'months';
}

export function findChosenCurrency(
  { currencies }: DynamicPurpose,
  typed: FormValues,
  usualCurrency: string,
): string {
  const preferredCurrencies = [typed[STANDARD_FIELD_IDS.currency], usualCurrency];
  return (
    preferredCurrencies.find((currency) => currency !== undefined && currencies.includes(currency)) ??
    currencies[0] ??
    usualCurrency
  );
}

export function createStartingTexts(fields: readonly DynamicField[]): Record<string, string> {
  const prefilledFields = fields.filter(({ initial }) => initial !== '');
  return Object.assign({}, ...prefilledFields.map((field) => toFormTexts(field, field.initial)));
}
