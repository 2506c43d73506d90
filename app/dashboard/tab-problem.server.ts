import { data } from '@remix-run/node';
import { type ApiError, hasCode } from '~/api/result';
import type { PortalRequest } from '~/request/portal-request';
import { createProblemPage, errorDetailsOf, statusOfApiError } from '~/request/problem.server';
import { createProblemData, type ProblemData } from '~/request/problem-data.server';
import {
  type ApplicationHeader,
  type LoadedApplicationHeader,
  omitPendingDetails,
} from './application-header';
import type { Tab } from './rules/tabs';

export interface TabProblem extends ProblemData {
  failedTab: {
    application: ApplicationHeader;
    tab: Tab;
    otherTabsWork: boolean;
  };
}

/**
 * Keeps the application's head and tabs.
 * @param otherTabsWork only this tab is affected
 */
export function createTabProblem(
  { request, header }: { request: PortalRequest; header: LoadedApplicationHeader },
  tab: Tab,
  error: ApiError,
  { otherTabsWork }: { otherTabsWork: boolean } = { otherTabsWork: true },
) {
  const status = statusOfApiError(error);
  if (status === 404 || hasCode(error, 'err_email_not_confirmed')) return createProblemPage(request, error);
  const problem: TabProblem = createProblemData({
    messages: errorDetailsOf(request, error),
    emailNotConfirmed: false,
    failedTab: { application: omitPendingDetails(header), tab, otherTabsWork },
  });
  return data(problem, { status });
}
