import { loginSchema } from '~/account/rules/account-forms';
import { hasCode } from '~/api/result';
import { task } from '~/forms/run-task.server';
import { landingPath } from '~/request/login-path';
import type { PortalRequest } from '~/request/portal-request';
import { explain, statusOf, withTitle } from '~/request/problem.server';
import { countSuccess, requireWithinLimit } from '~/request/rate-limit.server';
import { logIn } from './account-session.server';

/** ACC-01 */
export function loginForm(request: PortalRequest) {
  const t = request.t('account');
  return task({
    form: 'login',
    schema: loginSchema,
    call: async ({ email, password }) => {
      await request.session.orOutage(requireWithinLimit(request, 'login', email));
      const answer = await logIn(request, email, password);
      if (answer.ok || !answer.isAccountUnreachable) return answer;
      const formErrors = [t('login.failed'), t('login.accountUnreachable')];
      return { kind: 'refused', status: statusOf(answer.error), reasons: { formErrors, fieldErrors: {} } };
    },
    reasons: (error) => {
      const explanation = explain(request, error);
      return hasCode(error, 'err_auth_invalid_credentials')
        ? explanation
        : withTitle(t('login.failed'), explanation);
    },
    words: {},
    remember: (_, { email }) => countSuccess(request, 'login', email),
    next: landingPath(request.facts.url.searchParams),
  });
}
