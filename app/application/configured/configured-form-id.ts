/** Constant, because step ids of the server may be anything. */
export const STEP_FORM_ID = 'step';
