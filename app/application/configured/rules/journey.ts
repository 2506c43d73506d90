import { type DynamicForm, shownFields, shownPurpose } from '~/configured-form/rules/form';
import { type JudgingContext, wireValues } from '~/configured-form/rules/schema';
import type { Typed } from '~/domain/form-schema';

/** Where an applicant stands. */
export interface DynamicProgress {
  /** The configured steps in their order, and whether each was sent and still holds. */
  readonly steps: readonly { readonly id: string; readonly title: string; readonly finished: boolean }[];
  readonly loggedIn: boolean;
}

/**
 * Where an applicant stands with what was typed. A step counts as finished when it was sent and what it asks for now holds: another purpose,
 * or another configuration since, may ask for more (DYN-02, DYN-09).
 */
export function progressOf(
  form: DynamicForm,
  { typed, sent, loggedIn }: { typed: Typed; sent: readonly string[]; loggedIn: boolean },
  context: JudgingContext,
): DynamicProgress {
  const steps = shownPurpose(form, typed).steps.map((step) => ({
    id: step.id,
    title: step.title,
    finished: sent.includes(step.id) && wireValues(shownFields(form, step, typed), typed, context) !== null,
  }));
  return { steps, loggedIn };
}

/** Address of a step; any id is made fit for one. */
export function dynamicPath(stepId: string): string {
  return `/application/new/${encodeURIComponent(stepId)}`;
}

export function firstStep({ steps }: DynamicProgress): string {
  return steps[0]?.id ?? '';
}

/** The first step that is not finished; null when all are. */
export function openStepOf({ steps }: DynamicProgress): string | null {
  return steps.find(({ finished }) => !finished)?.id ?? null;
}

/** True when a step may be visited: every step before it is finished, and logged-in users have no use for account creation (DYN-03, DYN-04). */
export function mayEnter(stepId: string, progress: DynamicProgress): boolean {
  if (stepId === 'account-creation') return !progress.loggedIn && openStepOf(progress) === null;
  const position = progress.steps.findIndex(({ id }) => id === stepId);
  return position >= 0 && progress.steps.slice(0, position).every(({ finished }) => finished);
}

/** The step after one; null after the last configured one. */
export function stepAfter(stepId: string, { steps }: DynamicProgress): string | null {
  return steps[steps.findIndex(({ id }) => id === stepId) + 1]?.id ?? null;
}

/** The step before one; null before the first. Account creation comes after the last configured step. */
export function stepBefore(stepId: string, { steps }: DynamicProgress): string | null {
  const position = stepId === 'account-creation' ? steps.length : steps.findIndex(({ id }) => id === stepId);
  return steps[position - 1]?.id ?? null;
}

/** One entry of the stepper; the fixed steps have no title of their own. */
export interface DynamicStepperEntry {
  readonly id: string;
  readonly title: string | null;
  readonly state: 'done' | 'current' | 'open';
  readonly to?: string;
}

/**
 * Every step while `current` is on the screen: the configured ones, account creation and the result (DYN-01). Those that may be gone back
 * to lead there; an account that exists counts as done.
 *
 * @param current null on the way between the steps, when answers are checked
 */
export function dynamicStepper(current: string | null, progress: DynamicProgress): DynamicStepperEntry[] {
  const configured = progress.steps.map(({ id, title, finished }): DynamicStepperEntry => {
    if (id === current) return { id, title, state: 'current' };
    return finished && mayEnter(id, progress)
      ? { id, title, state: 'done', to: dynamicPath(id) }
      : { id, title, state: 'open' };
  });
  const account = current === 'account-creation' ? 'current' : progress.loggedIn ? 'done' : 'open';
  return [
    ...configured,
    { id: 'account-creation', title: null, state: account },
    { id: 'application-result', title: null, state: 'open' },
  ];
}
