import { createContext, useContext, useState } from 'react';

/** Server code that reads forms uses this name too. */
export const FORM_KEY = 'formKey';

const FormKeyContext = createContext('');

export const FormKeyProvider = FormKeyContext.Provider;

/**
 * Stable while the form is open.
 * @param sent key of the previous submit if the page is rendered again
 */
export function useFormKey(sent?: unknown): string {
  const fresh = useContext(FormKeyContext);
  const [key] = useState(typeof sent === 'string' ? sent : fresh);
  return key;
}
