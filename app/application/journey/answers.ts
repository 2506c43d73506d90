/** One answer to be checked before it is sent. */
export type Answer = {
  /** The member it is sent as: a refusal names it. */
  name: string;
  label: string;
  /** In words; null where nothing was said. */
  value: string | null;
  /** The page and field where it can be changed; from there one comes back to the check. */
  to: string;
};

export type AnswerGroup = { title: string; answers: Answer[] };

/** Asks a step's page to lead back to the check once its answer holds. */
export const CHANGE = 'change';

/** Marks the front door's visitors: they are asked whether to go on with what they have begun. */
export const RESUME = 'resume';

/** Asks a step's page to validate what is kept as if it had just been sent. */
export const RECHECK = 'check';

/** Tells a step's page to say that another company was chosen since, and what was typed went with the one before. */
const COMPANY_CHANGED = 'company-changed';

/** The same step's page, saying so. */
export function companyChangedPath({ pathname, searchParams }: URL): string {
  const search = new URLSearchParams(searchParams);
  search.set(COMPANY_CHANGED, '');
  return `${pathname}?${search}`;
}

/** True where a page has to say so. */
export const tellsCompanyChanged = ({ searchParams }: URL) => searchParams.has(COMPANY_CHANGED);

/** Where an answer is changed: its step's page, at its field. */
export function changePath(path: string, formId: string, field: string): string {
  return `${path}?${CHANGE}#${formId}-${field}`;
}
