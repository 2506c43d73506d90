import type { ApplicationToChange } from '~/dashboard/load-application.server';
import { canChangeApplication } from '~/dashboard/rules/permissions';
import { contentVersionOf, type SubmittedForm } from '~/dashboard/tab-tasks.server';
import { createRefusal, type TaskOutcome } from '~/forms/run-task.server';
import { CARD_VERSION_FIELD, CHECKLIST_ID, overviewTaskUrls } from './urls';

export type CardInput = ApplicationToChange & SubmittedForm;

/** @param isOpenItem true if the change completes a checklist item */
export function declareCardTask(
  { request, application }: CardInput,
  update: Parameters<typeof canChangeApplication>[1],
  isOpenItem = false,
) {
  const isAllowed = canChangeApplication(application, update);
  const overview = overviewTaskUrls.path(application.applicationId);
  return {
    refusal: isAllowed ? null : createRefusal(403, request.t('overview')('edit.notAllowed')),
    nextPath: isOpenItem ? `${overview}#${CHECKLIST_ID}` : overview,
  };
}

export function refuseStaleCard(
  { request, form }: CardInput,
  values: readonly unknown[],
): TaskOutcome<never, { hasConflict: true }> | null {
  if (form.get(CARD_VERSION_FIELD) === contentVersionOf(values)) return null;
  return createRefusal(409, request.t('overview')('edit.changedMeanwhile'), { hasConflict: true });
}
