import { createContext, useContext } from 'react';

/** Field in which every form says which one it is, for when it has to be put back. Whoever reads forms knows it by this name. */
export const FORM_ID = '__form__';

/** Typed values of a form that could not be sent. */
export type TypedForm = {
  readonly form: string;
  /** Texts of its controls by their names. A box that was not ticked is none of them. */
  readonly values: Readonly<Record<string, string>>;
};

/** What the user was sending when their session ended (HTTP-03) or the language was switched (SHELL-10), for `usePortalForm`; null elsewhere. */
const TypedFormContext = createContext<TypedForm | null>(null);

export const TypedFormProvider = TypedFormContext.Provider;
export const useTypedForm = () => useContext(TypedFormContext);
