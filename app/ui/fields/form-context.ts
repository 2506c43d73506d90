import { createContext, useContext } from 'react';

export type FormConduct = {
  /** Grows with every submit that is over: stopped by the browser's check, or answered by the server. */
  attempt: number;
  /** A submit is under way. */
  pending: boolean;
  /** `name=value` of the button that sent it, or null for a button without a name. */
  submitter: string | null;
  /** The field that was checked alone because it was left or changed; null when the whole form was checked. */
  checkedAlone: () => string | null;
  /** Says a text to screen readers, politely. */
  announce: (text: string) => void;
};

export const FormConductContext = createContext<FormConduct | null>(null);

/** The form around this component, or null outside of one (a submit button in the sticky bar). */
export const useFormConduct = () => useContext(FormConductContext);
