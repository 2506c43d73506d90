import { createContext, useContext } from 'react';

/** Server code that reads forms uses this name too. */
export const FORM_ID = '__form__';

export type TypedForm = {
  readonly form: string;
  /** Unticked checkboxes have no entry. */
  readonly values: Readonly<Record<string, string>>;
};

/** Values of a form interrupted by an expired session (HTTP-03) or a language switch (SHELL-10). */
const TypedFormContext = createContext<TypedForm | null>(null);

export const TypedFormProvider = TypedFormContext.Provider;
export const useTypedForm = () => useContext(TypedFormContext);
