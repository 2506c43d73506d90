import type { Signatory } from '~/api/signatories.server';
import { type Outcome, refused } from '~/forms/run-task.server';
import type { OpenRoster } from './form-view.server';
import { mayDo, type RepresentativeTask } from './rules/permissions';

/** Why a task about a representative cannot be done: they are no longer there, or the application has moved on. */
export type WhyNot = 'gone' | 'notAllowed';

/** The representative that a task is about; undefined for a newcomer. */
export const personOf = ({ signatories }: OpenRoster, id: string): Signatory | undefined =>
  signatories.find(({ signatory_id }) => signatory_id === id);

/** Why a task cannot be done; null when it can. */
export function whyNot(opened: OpenRoster, task: RepresentativeTask, id: string): WhyNot | null {
  const person = personOf(opened, id);
  if (id !== '' && !person) return 'gone';
  return mayDo(opened.application.allowed_updates, task, person) ? null : 'notAllowed';
}

const STATUS = { gone: 404, notAllowed: 409 } as const;

/** Refuses it in the form that asks for it, which keeps what was typed (D-68). */
export function refusedFor({ visit }: OpenRoster, why: WhyNot): Outcome<never, never> {
  return refused(STATUS[why], visit.t('representatives')(`done.${why}`));
}

/** The same for what `whyNot` says; null when the task can be done. */
export function refusalOf(opened: OpenRoster, task: RepresentativeTask, id: string) {
  const why = whyNot(opened, task, id);
  return why && refusedFor(opened, why);
}
