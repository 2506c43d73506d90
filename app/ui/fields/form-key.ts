import { createContext, useContext, useState } from 'react';

/** Field with the key under which a form that makes something is sent. Whoever reads forms knows it by this name. */
export const FORM_KEY = 'formKey';

/** A key for the forms of the page as it is now; another one with each answer of the server to a form. */
const FormKeyContext = createContext('');

export const FormKeyProvider = FormKeyContext.Provider;

/** The key of a form, the same while it is open, however often it is sent. @param sent the key of before, where its page is made anew */
export function useFormKey(sent?: unknown): string {
  const fresh = useContext(FormKeyContext);
  const [key] = useState(typeof sent === 'string' ? sent : fresh);
  return key;
}
