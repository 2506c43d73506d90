import type { Signatory } from '~/api/signatories.server';
import { type Outcome, refused } from '~/forms/run-task.server';
import type { OpenRoster } from './form-view.server';
import { mayDo, type RepresentativeTask } from './rules/permissions';

export type WhyNot = 'gone' | 'notAllowed';

export const personOf = ({ signatories }: OpenRoster, id: string): Signatory | undefined =>
  signatories.find(({ signatory_id }) => signatory_id === id);

export function whyNot(opened: OpenRoster, task: RepresentativeTask, id: string): WhyNot | null {
  const person = personOf(opened, id);
  if (id !== '' && !person) return 'gone';
  return mayDo(opened.application.allowed_updates, task, person) ? null : 'notAllowed';
}

const STATUS = { gone: 404, notAllowed: 409 } as const;

/** Keeps typed values (D-68). */
export function refusedFor({ visit }: OpenRoster, why: WhyNot): Outcome<never, never> {
  return refused(STATUS[why], visit.t('representatives')(`done.${why}`));
}

export function refusalOf(opened: OpenRoster, task: RepresentativeTask, id: string) {
  const why = whyNot(opened, task, id);
  return why && refusedFor(opened, why);
}
