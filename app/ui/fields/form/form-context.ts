import { createContext, useContext } from 'react';

type SubmitState = {
  attempt: number;
  pending: boolean;
  submitter: string | null;
  checkedAlone: () => string | null;
  announce: (text: string) => void;
};

export const SubmitStateContext = createContext<SubmitState | null>(null);

/** Null outside a form, as for a submit button in the sticky bar. */
export const useSubmitState = () => useContext(SubmitStateContext);
