import type { Signatory } from '~/api/signatories.server';
import type { Outcome } from '~/forms/run-task.server';
import { withFlash } from '~/request/flash';
import { representativeAddresses } from './addresses';
import type { OpenRoster } from './form-view.server';
import { mayDo, type RepresentativeTask } from './rules/permissions';

/** The representative that a task is about; undefined for a newcomer. */
export const personOf = ({ signatories }: OpenRoster, id: string): Signatory | undefined =>
  signatories.find(({ signatory_id }) => signatory_id === id);

/** Leads back to the tab, which says why a task cannot be done; null when it can. */
export function refusalOf(opened: OpenRoster, task: RepresentativeTask, id: string) {
  const person = personOf(opened, id);
  if (id !== '' && !person) return backToTab(opened, 'gone');
  return mayDo(opened.application.allowed_updates, task, person) ? null : backToTab(opened, 'notAllowed');
}

/** Back to the tab, with a word about why nothing was done. */
export function backToTab(
  { visit, application }: OpenRoster,
  why: 'gone' | 'notAllowed',
): Extract<Outcome<never, never>, { kind: 'elsewhere' }> {
  const text = visit.t('representatives')(`done.${why}`);
  const to = representativeAddresses.path(application.applicationId);
  return { kind: 'elsewhere', to, flash: { tone: 'error', text } };
}

/** The representative that a page's task is about. @throws redirect to the tab, which says why, when the task cannot be done */
export async function personFor(
  opened: OpenRoster,
  task: RepresentativeTask,
  id: string,
): Promise<Signatory | undefined> {
  const refusal = refusalOf(opened, task, id);
  if (refusal === null) return personOf(opened, id);
  const { flash, to } = refusal;
  if (flash) await opened.visit.change((session) => withFlash(session, flash));
  throw opened.visit.redirect(to, 303);
}
