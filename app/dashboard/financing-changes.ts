import { isBeforeSubmission } from './status-flow';

/** Whether what is financed, objects or factoring, may be changed: only while the application is open or in pre-check (OBJ-01). */
export function mayChangeFinancing({ status }: { readonly status: string }): boolean {
  return isBeforeSubmission(status);
}

/** Whether another object may be added to the `count` there are (OBJ-03); `max` is the lender's. */
export function mayAddObject(
  application: { readonly status: string },
  { count, max }: { count: number; max: number },
): boolean {
  return mayChangeFinancing(application) && count < max;
}
