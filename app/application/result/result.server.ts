import { type Application, applications, readApplication } from '~/api/applications.server';
import { type ApiError, hasCode } from '~/api/result';
import { forgetDraft } from '~/application/journey/draft.server';
import { typeNames } from '~/configured-form/type-names.server';
import { redirectToConfiguredForm, requireApplicant } from '~/request/guards.server';
import { loginPath } from '~/request/login-path';
import type { Visit } from '~/request/portal-request';
import { problemPage } from '~/request/problem.server';
import type { RequestArgs } from '~/request/visit.server';
import { resultPath } from './result-path';

interface OpenResult {
  readonly visit: Visit;
  readonly application: Application;
  readonly loanType: string;
}

/** @throws a redirect without an application, or the error page (CLA-14) */
export async function openResult(args: RequestArgs): Promise<OpenResult> {
  const visit = await requireApplicant(args);
  const { user, resultApplicationId } = visit.session.data;
  if (!user || !resultApplicationId) throw await nothingToShow(visit);
  const answer = await applications.get(visit.api, resultApplicationId);
  const application = answer.ok ? answer.data : asCreated(visit, answer.error);
  const { allBanksLoanPurpose: type } = application;
  const typeName = await typeNames(visit, [type]);
  return { visit, application, loanType: typeName(type) ?? type };
}

/** CLA-01, DYN-04, SHELL-06 */
async function nothingToShow(visit: Visit): Promise<Response> {
  const { config, facts } = visit;
  if (config.dynamicForm || facts.url.pathname !== resultPath(config)) return redirectToConfiguredForm(visit);
  await forgetDraft(visit);
  return visit.redirect(
    visit.session.data.user ? '/dashboard/applications' : loginPath(visit.facts.pathAndQuery),
  );
}

/**
 * Reading requires a confirmed e-mail address, so use the creation's response (D-05).
 * @throws the error page for other failures
 */
function asCreated(visit: Visit, error: ApiError): Application {
  const { user, resultApplication } = visit.session.data;
  const own = resultApplication?.userId === user?.id && hasCode(error, 'err_email_not_confirmed');
  const kept = own ? readApplication(resultApplication?.application) : null;
  if (kept === null) throw problemPage(visit, error);
  return kept;
}
