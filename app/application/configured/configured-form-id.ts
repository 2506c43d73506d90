/** Id of a configured step's form: step ids are the server's and may be anything. */
export const STEP_FORM = 'step';
