import type { Signatory } from '~/api/signatories.server';
import { type Outcome, refused } from '~/forms/run-task.server';
import type { OpenRoster } from './form-view.server';
import { mayDo, type RepresentativeTask } from './rules/permissions';

export type RefusalReason = 'gone' | 'notAllowed';

export const personOf = ({ signatories }: OpenRoster, id: string): Signatory | undefined =>
  signatories.find(({ signatory_id }) => signatory_id === id);

export function refusalReasonOf(
  opened: OpenRoster,
  task: RepresentativeTask,
  id: string,
): RefusalReason | null {
  const person = personOf(opened, id);
  if (id !== '' && !person) return 'gone';
  return mayDo(opened.application.allowed_updates, task, person) ? null : 'notAllowed';
}

const STATUS = { gone: 404, notAllowed: 409 } as const;

/** Keeps typed values (D-68). */
export function refusalFor({ request }: OpenRoster, why: RefusalReason): Outcome<never, never> {
  return refused(STATUS[why], request.t('representatives')(`done.${why}`));
}

export function refusalOf(opened: OpenRoster, task: RepresentativeTask, id: string) {
  const why = refusalReasonOf(opened, task, id);
  return why && refusalFor(opened, why);
}
