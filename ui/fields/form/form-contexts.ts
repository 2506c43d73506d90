import { createContext, useContext, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Equals `FORM_KEY_FIELD` of `app/domain/form-values.ts`, which a test checks. */
export const FORM_KEY_FIELD = 'formKey';

const FormKeyContext = createContext('');

export const FormKeyProvider = FormKeyContext.Provider;

/**
 * Stable while the form is open.
 * @param submittedKey key of the previous submit
 */
export function useFormKey(submittedKey?: unknown): string {
  const newKey = useContext(FormKeyContext);
  const [key] = useState(typeof submittedKey === 'string' ? submittedKey : newKey);
  return key;
}

type SubmitState = {
  attempt: number;
  isPending: boolean;
  submitter: string | null;
  readLastCheckedField: () => string | null;
};

export const SubmitStateContext = createContext<SubmitState | null>(null);

/** Null outside a form, for example in the sticky bar. */
export const useSubmitState = () => useContext(SubmitStateContext);

/** Equals `FORM_ID_FIELD` of `app/domain/form-values.ts`, which a test checks. */
export const FORM_ID_FIELD = '__form__';

export type TypedForm = {
  readonly form: string;
  readonly values: Readonly<Record<string, string>>;
};

/** Values of a form interrupted by an expired session (HTTP-03) or a language switch (SHELL-10). */
const TypedFormContext = createContext<TypedForm | null>(null);

/** Name of the field with which a form without JavaScript sends the values that the page has shown. */
const ShownValuesFieldContext = createContext<string | null>(null);

export const ShownValuesFieldProvider = ShownValuesFieldContext.Provider;
export const useShownValuesField = () => useContext(ShownValuesFieldContext);

export const TypedFormProvider = TypedFormContext.Provider;
export const useTypedForm = () => useContext(TypedFormContext);

export function createErrorTitle(title: string, prefix: string, active: boolean): string {
  const titleWithoutPrefix = title.startsWith(prefix) ? title.slice(prefix.length).trim() : title;
  return active ? `${prefix} ${titleWithoutPrefix}`.trim() : titleWithoutPrefix;
}

export function useErrorTitle(active: boolean) {
  const { t } = useTranslation('fields');
  const prefix = t('summary.titlePrefix');
  useEffect(() => {
    document.title = createErrorTitle(document.title, prefix, active);
    return () => {
      document.title = createErrorTitle(document.title, prefix, false);
    };
  }, [active, prefix]);
}
