import { type Application, applications, readApplication } from '~/api/applications.server';
import { type ApiError, hasCode } from '~/api/result';
import { forgetDraft } from '~/application/journey/draft.server';
import { typeNames } from '~/configured-form/type-names.server';
import { leadToOwnForm, requireApplicant } from '~/request/guards.server';
import { loginPath } from '~/request/login-path';
import { problemPage } from '~/request/problem.server';
import type { RequestArgs, Visit } from '~/request/visit.server';
import { resultPath } from './result-path';

interface OpenResult {
  readonly visit: Visit;
  readonly application: Application;
  /** In the visitor's words; as it came where nobody has words for it. */
  readonly loanType: string;
}

/** Opens what became of the application just sent, read afresh (CLA-14). @throws redirect where there is nothing to show; the error page */
export async function openResult(args: RequestArgs): Promise<OpenResult> {
  const visit = await requireApplicant(args);
  const { user, resultApplicationId } = visit.session;
  if (!user || !resultApplicationId) throw await nothingToShow(visit);
  const answer = await applications.get(visit.api, resultApplicationId);
  const application = answer.ok ? answer.data : asCreated(visit, answer.error);
  const { allBanksLoanPurpose: type } = application;
  const typeName = await typeNames(visit, [type]);
  return { visit, application, loanType: typeName(type) ?? type };
}

/**
 * Without an application the classic wizard starts anew (CLA-01), a configured form shows its first step (DYN-04), and the address of a form
 * that the deployment does not have leads to its own (SHELL-06).
 */
async function nothingToShow(visit: Visit): Promise<Response> {
  const { config, url } = visit;
  if (config.dynamicForm || url.pathname !== resultPath(config)) return leadToOwnForm(visit);
  await forgetDraft(visit);
  return visit.redirect(visit.session.user ? '/dashboard/applications' : loginPath(visit.here));
}

/** What the creation answered, where reading needs a confirmed e-mail first (D-05). @throws the error page for any other failure */
function asCreated(visit: Visit, error: ApiError): Application {
  const { user, resultApplication } = visit.session;
  const own = resultApplication?.userId === user?.id && hasCode(error, 'err_email_not_confirmed');
  const kept = own ? readApplication(resultApplication?.application) : null;
  if (kept === null) throw problemPage(visit, error);
  return kept;
}
