import type { Application } from '~/api/applications.server';
import { type TaskOutcome, UPDATE_NOT_ALLOWED } from '~/forms/run-task.server';
import { isBeforeSubmission } from './rules/status-flow';

export function refuseChangeAfterSubmission({ status }: Application): TaskOutcome<never, never> | null {
  return isBeforeSubmission(status) ? null : UPDATE_NOT_ALLOWED;
}
