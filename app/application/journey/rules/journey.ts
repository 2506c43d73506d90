import type { DraftKind } from './draft';

export type CommonPage = 'check-answers' | 'account-creation';

export interface Progress {
  readonly steps: readonly { readonly id: string; readonly title: string; readonly isFinished: boolean }[];
  readonly loggedIn: boolean;
}

export const CHECK_PATH = '/application/check-answers';

/** Query parameter: the account exists but the application does not (D-10). */
export const UNSENT_PARAM = 'unsent';

/** Query parameter: a logged-in user submitted the account form (D-219). */
export const LOGGED_IN_PARAM = 'logged-in';

export function pagePath(kind: DraftKind, page: string): string {
  if (page === 'check-answers') return CHECK_PATH;
  return kind === 'dynamic' ? `/application/new/${encodeURIComponent(page)}` : `/application/${page}`;
}

export function resultPath({ dynamicForm }: { readonly dynamicForm: boolean }): string {
  return pagePath(dynamicForm ? 'dynamic' : 'classic', 'application-result');
}

export function findFirstStep({ steps }: Pick<Progress, 'steps'>): string {
  return steps[0]?.id ?? '';
}

export function findOpenStep({ steps }: Pick<Progress, 'steps'>): string | null {
  return steps.find(({ isFinished }) => !isFinished)?.id ?? null;
}

export function canEnterPage(page: string, { steps }: Pick<Progress, 'steps'>): boolean {
  if (page === 'check-answers' || page === 'account-creation') return findOpenStep({ steps }) === null;
  const position = steps.findIndex(({ id }) => id === page);
  return position >= 0 && steps.slice(0, position).every(({ isFinished }) => isFinished);
}

export function pageAfter(step: string, { steps }: Pick<Progress, 'steps'>, isChange: boolean): string {
  const nextStep = steps[steps.findIndex(({ id }) => id === step) + 1]?.id ?? null;
  return (isChange ? findOpenStep({ steps }) : nextStep) ?? 'check-answers';
}

export function pageBefore(step: string, { steps }: Pick<Progress, 'steps'>, isChange: boolean): string {
  if (isChange && findOpenStep({ steps }) === null) return 'check-answers';
  return steps[steps.findIndex(({ id }) => id === step) - 1]?.id ?? step;
}

export interface StepperEntry {
  readonly id: string;
  readonly title: string | null;
  readonly state: 'done' | 'current' | 'open';
  readonly isReachable: boolean;
}

export function stepperEntriesOf(current: string, { steps, loggedIn }: Progress): StepperEntry[] {
  const stepEntries = steps.map(({ id, title, isFinished }): StepperEntry => {
    if (id === current) return { id, title, state: 'current', isReachable: false };
    const isDone = isFinished && canEnterPage(id, { steps });
    return { id, title, state: isDone ? 'done' : 'open', isReachable: isDone };
  });
  const account = current === 'account-creation' ? 'current' : loggedIn ? 'done' : 'open';
  return [...stepEntries, { id: 'account-creation', title: null, state: account, isReachable: false }];
}

export function resultPositionOf({ steps, loggedIn }: Progress): number {
  return steps.length + (loggedIn ? 0 : 1);
}
