/** The stages of the classic wizard in their order (CLA-01). Each is the last part of its address. */
const STAGES = [
  'loan-info',
  'company-name',
  'company-details',
  'account-creation',
  'application-result',
] as const;
export type Stage = (typeof STAGES)[number];

/** The stages the stepper shows; the result is no step any more. */
export const STEPS = STAGES.slice(0, 4) as readonly Step[];
export type Step = Exclude<Stage, 'application-result'>;

/** The stages whose values make up an application. */
export const FORM_STEPS = ['loan-info', 'company-name', 'company-details'] as const satisfies readonly Step[];
export type FormStep = (typeof FORM_STEPS)[number];

/** What decides where somebody may be. */
export interface Progress {
  /** Steps that were submitted without a mistake. */
  readonly finished: readonly FormStep[];
  readonly loggedIn: boolean;
}

export function stagePath(stage: Stage): string {
  return `/application/${stage}`;
}

/** What a visit of a stage comes to: it may stay, or it is led elsewhere, and the wizard may start anew. */
export type Entry =
  | { readonly kind: 'stay' }
  | { readonly kind: 'lead'; readonly to: string; readonly reset: boolean };

const STAY: Entry = { kind: 'stay' };

/**
 * The guard of a form step (CLA-01): while predecessors are unfinished, the wizard is reset and the visitor led to the
 * dashboard, or to login when logged out. Logged-in users have no use for account creation (CLA-12, SHELL-08): with everything filled in
 * they are led to the step where they can send it.
 */
export function enterStep(step: Step, { finished, loggedIn }: Progress): Entry {
  const needed = FORM_STEPS.slice(0, STEPS.indexOf(step));
  const ready = needed.every((before) => finished.includes(before));
  if (step === 'account-creation' && loggedIn) {
    return {
      kind: 'lead',
      to: ready ? stagePath(lastStep(loggedIn)) : '/dashboard/applications',
      reset: false,
    };
  }
  if (ready) return STAY;
  return { kind: 'lead', to: loggedIn ? '/dashboard/applications' : '/login', reset: true };
}

/** Where a step's "next" leads; null where it is the last one and sends the application: account creation is skipped when logged in. */
export function nextStep(step: Step, loggedIn: boolean): Step | null {
  const next = STEPS[STEPS.indexOf(step) + 1];
  return next === undefined || (next === 'account-creation' && loggedIn) ? null : next;
}

/** The step that sends the application: the account's, or where there is an account the one before it (CLA-12). */
export function lastStep(loggedIn: boolean): Step {
  return STEPS.find((step) => nextStep(step, loggedIn) === null) ?? 'account-creation';
}

/** Where a step's "back" leads; null on the first. */
export function previousStep(step: Step): Step | null {
  return STEPS[STEPS.indexOf(step) - 1] ?? null;
}

/** One entry of the stepper: done ones lead back to their step. */
export interface StepperEntry {
  readonly step: Step;
  readonly state: 'done' | 'current' | 'open';
  readonly to?: string;
}

/** The four entries of the stepper while `current` is on the screen. An account that exists counts as done, and leads nowhere. */
export function stepperOf(current: Step, { finished, loggedIn }: Progress): StepperEntry[] {
  return STEPS.map((step) => {
    if (step === current) return { step, state: 'current' };
    if (step === 'account-creation') return { step, state: loggedIn ? 'done' : 'open' };
    const reachable = finished.includes(step) && enterStep(step, { finished, loggedIn }).kind === 'stay';
    return reachable ? { step, state: 'done', to: stagePath(step) } : { step, state: 'open' };
  });
}
