import type { Typed } from '~/domain/typed';
import { type DynamicField, STANDARD } from './field';
import { formTexts } from './value';

/** Every configured form has these steps too (DYN-01). */
export const FIXED_STEPS = ['account-creation', 'application-result'] as const;

export interface DynamicStep {
  readonly id: string;
  readonly title: string;
  /** The question, else the title. */
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

export function fieldsOf({ steps }: Pick<DynamicPurpose, 'steps'>): DynamicField[] {
  return steps.flatMap(({ fields }) => fields);
}

export function chosenPurpose({ purposes }: DynamicForm, typed: Typed): DynamicPurpose | null {
  const [first, ...others] = purposes;
  const named = purposes.find(({ name }) => name === typed[STANDARD.purpose]);
  if (named) return named;
  const asked = fieldsOf(first).some(({ id }) => id === STANDARD.purpose);
  return asked && others.length > 0 ? null : first;
}

export function shownPurpose(form: DynamicForm, typed: Typed): DynamicPurpose {
  return chosenPurpose(form, typed) ?? form.purposes[0];
}

export function shownFields(form: DynamicForm, step: DynamicStep, typed: Typed): readonly DynamicField[] {
  if (chosenPurpose(form, typed) !== null) return step.fields;
  const question = step.fields.findIndex(({ id }) => id === STANDARD.purpose);
  return question < 0 ? step.fields : step.fields.slice(0, question + 1);
}

export function fieldsFor(form: DynamicForm, stepId: string, typed: Typed): readonly DynamicField[] {
  const step = shownPurpose(form, typed).steps.find(({ id }) => id === stepId);
  return step ? shownFields(form, step, typed) : [];
}

export function durationUnit(purpose: DynamicPurpose): 'years' | 'months' {
  const control = fieldsOf(purpose).find(({ id }) => id === STANDARD.duration)?.control;
  return (control && 'quantity' in control && control.quantity.unit) || 'months';
}

export function chosenCurrency({ currencies }: DynamicPurpose, typed: Typed, usual: string): string {
  const wanted = [typed[STANDARD.currency], usual];
  return (
    wanted.find((currency) => currency !== undefined && currencies.includes(currency)) ??
    currencies[0] ??
    usual
  );
}

export function startingTexts(fields: readonly DynamicField[]): Record<string, string> {
  const begun = fields.filter(({ initial }) => initial !== '');
  return Object.assign({}, ...begun.map((field) => formTexts(field, field.initial)));
}
