import { applicationStatus } from '~/domain/application-status';

const BEFORE_SUBMISSION: readonly string[] = ['open', 'pre_check'];

/** Whether what is financed, objects or factoring, may be changed: only while the application is open or in pre-check (OBJ-01). */
export function mayChangeFinancing({ status }: { status: string }): boolean {
  return BEFORE_SUBMISSION.includes(applicationStatus(status));
}
