export type FormValues = Readonly<Record<string, string | undefined>>;

/** HTTP-03. This field names the form that a login restores. */
export const FORM_ID_FIELD = '__form__';

/** This hidden field names the user of the page (D-273). */
export const OWNER_FIELD = '__owner__';

/** Replaces `OWNER_FIELD` in requests without a form. */
export const OWNER_HEADER = 'X-Portal-Owner';

/** Local storage names the user of the last loaded page; empty means logged out. */
export const LATEST_OWNER_KEY = 'portal-owner';

export const OTHER_USER_PATH = '/other-user';

/** Query parameter: the session keeps the refused form. With the value `cut`, its long texts are shortened. */
export const FORM_KEPT_PARAM = 'kept';

export const KEPT_FORM_PATH = `${OTHER_USER_PATH}?${FORM_KEPT_PARAM}`;

export const CUT_FORM_PATH = `${KEPT_FORM_PATH}=cut`;

export function readFormValues(form: FormData): Record<string, string> {
  const typed: Record<string, string> = {};
  for (const [name, value] of form) {
    const isFieldValue = typeof value === 'string' && name !== FORM_ID_FIELD;
    if (isFieldValue && !Object.hasOwn(typed, name)) typed[name] = value;
  }
  return typed;
}

/** Idempotency key: a form sent twice creates one record. */
export const FORM_KEY_FIELD = 'formKey';

const FORM_KEY_PATTERN = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}(\.\d{1,6})?$/;

export function readFormKey(formKey: FormDataEntryValue | null): string | null {
  return typeof formKey === 'string' && FORM_KEY_PATTERN.test(formKey) ? formKey : null;
}

const SECRET_FIELD_NAME = /password|token/i;

export const isSecretField = (name: string): boolean => SECRET_FIELD_NAME.test(name);

export const secretFieldsOf = (names: Iterable<string>): string[] => [...names].filter(isSecretField);

/** Returns the part to show. Null shows the whole form, if both parts or none have an error. */
export function findPartWithErrors(names: readonly string[], firstPart: readonly string[]): 1 | 2 | null {
  const firstPartCount = names.filter((name) => firstPart.includes(name)).length;
  if (names.length === 0 || (firstPartCount > 0 && firstPartCount < names.length)) return null;
  return firstPartCount > 0 ? 1 : 2;
}

const MAX_KEEPALIVE_BYTES = 60_000;

/** Browsers refuse a request that outlives its page if the bodies of all such requests exceed 64 KiB. */
export const canOutlivePage = (body: URLSearchParams): boolean => String(body).length <= MAX_KEEPALIVE_BYTES;
