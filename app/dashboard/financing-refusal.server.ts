import type { Application } from '~/api/applications.server';
import { type Outcome, updateNotAllowed } from '~/forms/run-task.server';
import { isBeforeSubmission } from './rules/status-flow';

/** Why what is financed, objects or factoring, may not be changed any more (OBJ-01); null while it may. */
export function financingRefusal({ status }: Application): Outcome<never, never> | null {
  return isBeforeSubmission(status) ? null : updateNotAllowed;
}
