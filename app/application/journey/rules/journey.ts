import type { DraftKind } from './draft';

/** The pages between the answers and the result, the same for every kind of form: no steps with questions of their own. */
export type SharedPage = 'check-answers' | 'account-creation';

export interface Progress {
  /** The steps with questions in their order. A step is finished when it was sent and still holds. */
  readonly steps: readonly { readonly id: string; readonly title: string; readonly finished: boolean }[];
  readonly loggedIn: boolean;
}

/** Where the answers are checked before they are sent, whatever the form. */
export const CHECK_PATH = '/application/check-answers';

/** The address of a page of the way; any id is made fit for one. The result's and the account's stand beside the form's own steps. */
export function pagePath(kind: DraftKind, page: string): string {
  if (page === 'check-answers') return CHECK_PATH;
  return kind === 'dynamic' ? `/application/new/${encodeURIComponent(page)}` : `/application/${page}`;
}

/** The first step; there is always one. */
export function firstStep({ steps }: Pick<Progress, 'steps'>): string {
  return steps[0]?.id ?? '';
}

/** The first step that is not finished; null when all are. */
export function openStep({ steps }: Pick<Progress, 'steps'>): string | null {
  return steps.find(({ finished }) => !finished)?.id ?? null;
}

/** True when a step or page may be visited: everything before it is finished (CLA-01, DYN-04). */
export function mayEnter(page: string, { steps }: Pick<Progress, 'steps'>): boolean {
  if (page === 'check-answers' || page === 'account-creation') return openStep({ steps }) === null;
  const position = steps.findIndex(({ id }) => id === page);
  return position >= 0 && steps.slice(0, position).every(({ finished }) => finished);
}

/** Where a finished step leads: to the next, after the last to the check; from the check to what its change left open, else back. */
export function pageAfter(step: string, { steps }: Pick<Progress, 'steps'>, isChange: boolean): string {
  const next = steps[steps.findIndex(({ id }) => id === step) + 1]?.id ?? null;
  return (isChange ? openStep({ steps }) : next) ?? 'check-answers';
}

/** Where a step's "back" leads: to the step before, from the first nowhere else; where an answer is changed to the check it was opened from. */
export function pageBefore(step: string, { steps }: Pick<Progress, 'steps'>, isChange: boolean): string {
  if (isChange && openStep({ steps }) === null) return 'check-answers';
  return steps[steps.findIndex(({ id }) => id === step) - 1]?.id ?? step;
}

/** One entry of the stepper: a done step may be gone back to. */
export interface StepperEntry {
  readonly id: string;
  /** Of a step with questions; the fixed ones have none of their own. */
  readonly title: string | null;
  readonly state: 'done' | 'current' | 'open';
  readonly leadsThere: boolean;
}

/** The stepper's entries while `current`, a step or shared page, shows; the account stands last, done and leading nowhere where it exists. */
export function stepperOf(current: string, { steps, loggedIn }: Progress): StepperEntry[] {
  const asked = steps.map(({ id, title, finished }): StepperEntry => {
    if (id === current) return { id, title, state: 'current', leadsThere: false };
    const isDone = finished && mayEnter(id, { steps });
    return { id, title, state: isDone ? 'done' : 'open', leadsThere: isDone };
  });
  const account = current === 'account-creation' ? 'current' : loggedIn ? 'done' : 'open';
  return [...asked, { id: 'account-creation', title: null, state: account, leadsThere: false }];
}

/** The number of the step after which the result comes: the last one with questions, then the account where there is none yet (CLA-12, DYN-03). */
export function resultAfter({ steps, loggedIn }: Progress): number {
  return steps.length + (loggedIn ? 0 : 1);
}
