import type { ApplicationToChange } from '~/dashboard/load-application.server';
import { mayChange } from '~/dashboard/rules/permissions';
import { contentVersion, type SubmittedForm } from '~/dashboard/tab-tasks.server';
import { createRefusal, type TaskOutcome } from '~/forms/run-task.server';
import { CHECKLIST, overviewAddresses, VERSION_FIELD } from './addresses';

export type CardInput = ApplicationToChange & SubmittedForm;

/** @param isOpenItem true if the change completes a checklist item */
export function cardDeclaration(
  { request, application }: CardInput,
  update: Parameters<typeof mayChange>[1],
  isOpenItem = false,
) {
  const isAllowed = mayChange(application, update);
  const overview = overviewAddresses.path(application.applicationId);
  return {
    refusal: isAllowed ? null : createRefusal(403, request.t('overview')('edit.notAllowed')),
    next: isOpenItem ? `${overview}#${CHECKLIST}` : overview,
  };
}

export function refuseStaleCard(
  { request, form }: CardInput,
  values: readonly unknown[],
): TaskOutcome<never, { conflict: true }> | null {
  if (form.get(VERSION_FIELD) === contentVersion(values)) return null;
  return createRefusal(409, request.t('overview')('edit.changedMeanwhile'), { conflict: true });
}
