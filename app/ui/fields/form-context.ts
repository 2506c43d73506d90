import { createContext, useContext } from 'react';

export type FormConduct = {
  attempt: number;
  pending: boolean;
  submitter: string | null;
  checkedAlone: () => string | null;
  announce: (text: string) => void;
};

export const FormConductContext = createContext<FormConduct | null>(null);

/** Null outside a form, as for a submit button in the sticky bar. */
export const useFormConduct = () => useContext(FormConductContext);
