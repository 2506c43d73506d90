export type Answer = {
  name: string;
  label: string;
  value: string | null;
  containedNames?: readonly string[];
  to: string;
};

export type AnswerGroup = { title: string; answers: Answer[] };

/** Query parameter: a valid answer redirects to the check page. */
export const CHANGE_PARAM = 'change';

export const RESUME_INTENT = 'resume';

/** Query parameter: validates saved values like a submission. */
export const RECHECK_PARAM = 'check';

/** Query parameter: reports that another tab chose another company. */
const COMPANY_CHANGED = 'company-changed';

export function companyChangedPath({ pathname, searchParams }: URL): string {
  const search = new URLSearchParams(searchParams);
  search.set(COMPANY_CHANGED, '');
  return `${pathname}?${search}`;
}

export const reportsCompanyChange = ({ searchParams }: URL) => searchParams.has(COMPANY_CHANGED);

export function pathToChangeAnswer(path: string, formId: string, field: string): string {
  return `${path}?${CHANGE_PARAM}#${formId}-${field}`;
}
