import { type Application, applications } from '~/api/applications.server';
import { type ApiError, hasCode } from '~/api/result';
import { forgetDraft } from '~/application/journey/draft.server';
import { resultPath } from '~/application/journey/rules/journey';
import { loadTypeNames } from '~/configured-form/type-names.server';
import { redirectToConfiguredForm, requireApplicant } from '~/request/guards.server';
import { loginPath } from '~/request/login-path';
import { findNewApplication, findSentApplication, isNotFoundError } from '~/request/new-application.server';
import type { RequestArgs } from '~/request/open-request.server';
import type { PortalRequest } from '~/request/portal-request';
import { createProblemPage } from '~/request/problem.server';

interface OpenResult {
  readonly request: PortalRequest;
  readonly application: Application;
  readonly loanType: string;
}

/** CLA-14. @throws redirect without an application, or the error page */
export async function openResult(args: RequestArgs): Promise<OpenResult> {
  const request = await requireApplicant(args);
  const { user, resultApplicationId } = request.session.data;
  if (!user || !resultApplicationId) throw await redirectWithoutResult(request);
  const result = await applications.get(request.api, resultApplicationId);
  const application = result.ok ? result.data : findStoredApplication(request, result.error);
  const { allBanksLoanPurpose: type } = application;
  const typeName = await loadTypeNames(request, [type]);
  return { request, application, loanType: typeName(type) ?? type };
}

async function redirectWithoutResult(request: PortalRequest): Promise<Response> {
  const { config, facts } = request;
  if (config.dynamicForm || facts.url.pathname !== resultPath(config))
    return redirectToConfiguredForm(request);
  await forgetDraft(request);
  return request.redirect(
    request.session.data.user ? '/dashboard/applications' : loginPath(request.facts.pathAndQuery),
  );
}

/**
 * D-05. Falls back to the stored application: the API may not know it yet, or require a confirmed e-mail address.
 * @throws the error page
 */
function findStoredApplication(request: PortalRequest, error: ApiError): Application {
  const isUnconfirmed = hasCode(error, 'err_email_not_confirmed');
  const isLate = isNotFoundError(error);
  const sentApplication =
    (isUnconfirmed && findSentApplication(request)) || (isLate && findNewApplication(request));
  if (!sentApplication) throw createProblemPage(request, error);
  return sentApplication;
}
