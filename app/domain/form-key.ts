/** Hidden field of a form that makes something: the key under which it is sent, so that it makes one however often it arrives. */
export const FORM_KEY = 'formKey';

/** Format of the portal's keys: a UUID, with a number for each file of a page. */
const PATTERN = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}(\.\d{1,6})?$/;

/** The key as it was sent; null for none, or for what the portal did not give out. */
export function readFormKey(sent: FormDataEntryValue | null): string | null {
  return typeof sent === 'string' && PATTERN.test(sent) ? sent : null;
}
