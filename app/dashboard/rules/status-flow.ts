import { applicationStatus } from '~/domain/application-status';

/** Whether the customer completes the application, and may submit it. `status` is the raw one, in any spelling (D-20). */
export function isOpen(status: string): boolean {
  return applicationStatus(status) === 'open';
}

/** Whether it has not been submitted yet: it is open, or in the pre-check before. */
export function isBeforeSubmission(status: string): boolean {
  return isOpen(status) || applicationStatus(status) === 'pre_check';
}

/** Whether the signatures are awaited. */
export function isSigning(status: string): boolean {
  return applicationStatus(status) === 'signature';
}

/** Whether an application has come to the signatures or past them (DOC-10, SIGN-08); not in a status outside `flow`, its statuses in order. */
export function hasReachedSignature(
  flow: readonly { readonly status_name: string }[],
  status: string,
): boolean {
  const names = flow.map(({ status_name }) => applicationStatus(status_name));
  const signature = names.indexOf('signature');
  return signature >= 0 && names.indexOf(applicationStatus(status)) >= signature;
}
