import type { Application } from '~/api/applications.server';
import { type Outcome, updateNotAllowed } from '~/forms/run-task.server';
import { isBeforeSubmission } from './rules/status-flow';

/** OBJ-01 */
export function financingRefusal({ status }: Application): Outcome<never, never> | null {
  return isBeforeSubmission(status) ? null : updateNotAllowed;
}
