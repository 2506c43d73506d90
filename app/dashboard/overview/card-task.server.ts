import type { ApplicationToChange } from '~/dashboard/open-application.server';
import { mayChange } from '~/dashboard/rules/permissions';
import type { SentForm } from '~/dashboard/tab-tasks.server';
import { versionOf } from '~/dashboard/version-of.server';
import { type Outcome, refused } from '~/forms/run-task.server';
import { CHECKLIST, overviewAddresses, SHOWN } from './addresses';

export type SentCard = ApplicationToChange & SentForm;

/** @param isOpenItem the change completes a checklist item, so the checklist shows the next one */
export function aboutCard(
  { request, application }: SentCard,
  update: Parameters<typeof mayChange>[1],
  isOpenItem = false,
) {
  const isAllowed = mayChange(application, update);
  const overview = overviewAddresses.path(application.applicationId);
  return {
    refusal: isAllowed ? null : refused(403, request.t('overview')('edit.notAllowed')),
    next: isOpenItem ? `${overview}#${CHECKLIST}` : overview,
  };
}

export function changedMeanwhile(
  { request, form }: SentCard,
  values: readonly unknown[],
): Outcome<never, { conflict: true }> | null {
  if (form.get(SHOWN) === versionOf(values)) return null;
  return refused(409, request.t('overview')('edit.changedMeanwhile'), { conflict: true });
}
