import { data } from '@remix-run/node';
import { type ApiError, hasCode } from '~/api/result';
import type { PortalRequest } from '~/request/portal-request';
import { detailsOf, problemPage, statusOf } from '~/request/problem.server';
import { type ProblemData, problemOf } from '~/request/problem-data.server';
import type { ApplicationHead } from './application-head';
import type { Tab } from './rules/tabs';

export interface TabProblem extends ProblemData {
  failedTab: {
    application: ApplicationHead;
    tab: Tab;
    otherTabsWork: boolean;
  };
}

/**
 * Keeps the application's head and tabs.
 * @param otherTabsWork only this tab is affected
 */
export function tabProblem(
  { request, head }: { request: PortalRequest; head: ApplicationHead },
  tab: Tab,
  error: ApiError,
  { otherTabsWork }: { otherTabsWork: boolean } = { otherTabsWork: true },
) {
  const status = statusOf(error);
  if (status === 404 || hasCode(error, 'err_email_not_confirmed')) return problemPage(request, error);
  const problem: TabProblem = problemOf({
    messages: detailsOf(request, error),
    emailNotConfirmed: false,
    failedTab: { application: head, tab, otherTabsWork },
  });
  return data(problem, { status });
}
