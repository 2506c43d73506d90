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

/** Every page of the way, in order: before anything is sent the answers are checked. That is no step of its own. */
const PLACES = [...FORM_STEPS, 'check-answers', 'account-creation'] as const;
export type Place = (typeof PLACES)[number];

/** What decides where somebody may be. */
export interface Progress {
  /** Steps that were submitted without a mistake. */
  readonly finished: readonly FormStep[];
  readonly loggedIn: boolean;
}

export function stagePath(stage: Stage | Place): string {
  return `/application/${stage}`;
}

/** What a visit of a page comes to: it may stay, or it is led elsewhere, and the wizard may start anew. */
export type Entry =
  | { readonly kind: 'stay' }
  | { readonly kind: 'lead'; readonly to: string; readonly reset: boolean };

const STAY: Entry = { kind: 'stay' };

/**
 * The guard of a page (CLA-01): while predecessors are unfinished, the wizard is reset and the visitor led to the
 * dashboard, or to login when logged out. Logged-in users have no use for account creation (CLA-12, SHELL-08): with everything filled in
 * they are led to the page where they can send it.
 */
export function enterPlace(place: Place, { finished, loggedIn }: Progress): Entry {
  const needed = FORM_STEPS.slice(0, PLACES.indexOf(place));
  const ready = needed.every((before) => finished.includes(before));
  if (place === 'account-creation' && loggedIn) {
    return {
      kind: 'lead',
      to: ready ? stagePath(sendingPlace(loggedIn)) : '/dashboard/applications',
      reset: false,
    };
  }
  if (ready) return STAY;
  return { kind: 'lead', to: loggedIn ? '/dashboard/applications' : '/login', reset: true };
}

/** Where a page's "next" leads; null where it is the one that sends the application. */
export function nextPlace(place: Place, loggedIn: boolean): Place | null {
  return place === sendingPlace(loggedIn) ? null : (PLACES[PLACES.indexOf(place) + 1] ?? null);
}

/** The page that sends the application: the account's, or where there is an account the check before it (CLA-12). */
export function sendingPlace(loggedIn: boolean): Place {
  return loggedIn ? 'check-answers' : 'account-creation';
}

/**
 * The number of the step after which the result comes: the last one with questions, then the account where there is none yet (CLA-12,
 * DYN-03). The same for both kinds of form.
 */
export function resultAfter(questionSteps: number, loggedIn: boolean): number {
  return questionSteps + (loggedIn ? 0 : 1);
}

/** Where a page's "back" leads; null on the first. */
export function previousPlace(place: Place): Place | null {
  return PLACES[PLACES.indexOf(place) - 1] ?? null;
}

/** Where an answer leads that was changed on the way: to what is still open, else back to the check it was changed from. */
export function placeAfterChange({ finished }: Progress): Place {
  return FORM_STEPS.find((step) => !finished.includes(step)) ?? 'check-answers';
}

/** One entry of the stepper: done ones lead back to their step. */
export interface StepperEntry {
  readonly step: Step;
  readonly state: 'done' | 'current' | 'open';
  readonly to?: string;
}

/** The four entries of the stepper while `current` is on the screen. An account that exists counts as done, and leads nowhere. */
export function stepperOf(current: Place, { finished, loggedIn }: Progress): StepperEntry[] {
  return STEPS.map((step) => {
    if (step === current) return { step, state: 'current' };
    if (step === 'account-creation') return { step, state: loggedIn ? 'done' : 'open' };
    const reachable = finished.includes(step) && enterPlace(step, { finished, loggedIn }).kind === 'stay';
    return reachable ? { step, state: 'done', to: stagePath(step) } : { step, state: 'open' };
  });
}
