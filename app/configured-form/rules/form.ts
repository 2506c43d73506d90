import type { Typed } from '~/domain/typed';
import { type DynamicField, STANDARD } from './field';
import { formTexts } from './value';

/** The steps that every configured form has beside its own (DYN-01). */
export const FIXED_STEPS = ['account-creation', 'application-result'] as const;

export interface DynamicStep {
  readonly id: string;
  readonly title: string;
  readonly fields: readonly DynamicField[];
}

/** What is asked for one purpose (DYN-09). */
export interface DynamicPurpose {
  readonly name: string;
  readonly label: string;
  readonly currencies: readonly string[];
  readonly steps: readonly DynamicStep[];
}

/** A configured form in one language: at least one purpose, each with at least one step. */
export interface DynamicForm {
  readonly purposes: readonly [DynamicPurpose, ...DynamicPurpose[]];
  /** The country where none is chosen (DYN-10). */
  readonly country: string;
}

/** Every field of a purpose, in the order in which it is asked for. */
export function fieldsOf({ steps }: Pick<DynamicPurpose, 'steps'>): DynamicField[] {
  return steps.flatMap(({ fields }) => fields);
}

/**
 * The purpose somebody has chosen; the only one, where there is one. Null before anybody chooses, while a step asks for it: until then the
 * first purpose's steps stand in. Where no step asks, the first is meant.
 */
export function chosenPurpose({ purposes }: DynamicForm, typed: Typed): DynamicPurpose | null {
  const [first, ...others] = purposes;
  const named = purposes.find(({ name }) => name === typed[STANDARD.purpose]);
  if (named) return named;
  const asked = fieldsOf(first).some(({ id }) => id === STANDARD.purpose);
  return asked && others.length > 0 ? null : first;
}

/** The purpose whose steps are shown. */
export function shownPurpose(form: DynamicForm, typed: Typed): DynamicPurpose {
  return chosenPurpose(form, typed) ?? form.purposes[0];
}

/** The fields a step shows: before a purpose is chosen nothing behind the question for it, because what follows depends on the answer. */
export function shownFields(form: DynamicForm, step: DynamicStep, typed: Typed): readonly DynamicField[] {
  if (chosenPurpose(form, typed) !== null) return step.fields;
  const question = step.fields.findIndex(({ id }) => id === STANDARD.purpose);
  return question < 0 ? step.fields : step.fields.slice(0, question + 1);
}

/** The fields a step asks with what is typed: another purpose may have others (DYN-09); none where it has no such step. */
export function fieldsFor(form: DynamicForm, stepId: string, typed: Typed): readonly DynamicField[] {
  const step = shownPurpose(form, typed).steps.find(({ id }) => id === stepId);
  return step ? shownFields(form, step, typed) : [];
}

/** The unit a purpose's duration is shown in; months where nothing else is said. */
export function durationUnit(purpose: DynamicPurpose): 'years' | 'months' {
  const control = fieldsOf(purpose).find(({ id }) => id === STANDARD.duration)?.control;
  return (control && 'quantity' in control && control.quantity.unit) || 'months';
}

/** The currency of a purpose's amounts: the chosen one, else the deployment's where the purpose knows it, else the purpose's first. */
export function chosenCurrency({ currencies }: DynamicPurpose, typed: Typed, usual: string): string {
  const wanted = [typed[STANDARD.currency], usual];
  return (
    wanted.find((currency) => currency !== undefined && currencies.includes(currency)) ??
    currencies[0] ??
    usual
  );
}

/** What stands in a form before anything is typed (DYN-05: defaults). */
export function startingTexts(fields: readonly DynamicField[]): Record<string, string> {
  const begun = fields.filter(({ initial }) => initial !== '');
  return Object.assign({}, ...begun.map((field) => formTexts(field, field.initial)));
}
