/** Idempotency key: a form sent twice creates one record. */
export const FORM_KEY = 'formKey';

const PATTERN = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}(\.\d{1,6})?$/;

export function readFormKey(sent: FormDataEntryValue | null): string | null {
  return typeof sent === 'string' && PATTERN.test(sent) ? sent : null;
}
