import { data } from '@remix-run/node';
import { type ApiError, hasCode } from '~/api/result';
import { detailsOf, problemPage, statusOf } from '~/request/problem.server';
import { type ProblemData, problemOf } from '~/request/problem-data.server';
import type { Visit } from '~/request/visit.server';
import type { ApplicationHead } from './application-head';
import type { Tab } from './rules/tabs';

/** A tab that could not be loaded, and the application around it, which could. Travels to the browser. */
export interface TabProblem extends ProblemData {
  failedTab: {
    application: ApplicationHead;
    tab: Tab;
    /** The other tabs can be opened. */
    othersWork: boolean;
  };
}

/**
 * What a tab's loader throws when the call that the tab is about has failed: the application's page with its head and its tabs, of which this one
 * says so, with the call's status. What concerns the whole account stays the error page, and what is gone is not found.
 *
 * @param othersWork the call is about this tab alone
 */
export function tabProblem(
  { visit, head }: { visit: Visit; head: ApplicationHead },
  tab: Tab,
  error: ApiError,
  { othersWork }: { othersWork: boolean } = { othersWork: true },
) {
  const status = statusOf(error);
  if (status === 404 || hasCode(error, 'err_email_not_confirmed')) return problemPage(visit, error);
  const problem: TabProblem = problemOf({
    messages: detailsOf(visit, error),
    emailNotConfirmed: false,
    failedTab: { application: head, tab, othersWork },
  });
  return data(problem, { status });
}
