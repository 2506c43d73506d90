import { loginSchema } from '~/account/rules/account-forms';
import { hasCode } from '~/api/result';
import { task } from '~/forms/run-task.server';
import { landingPath } from '~/request/login-path';
import type { Visit } from '~/request/portal-request';
import { explain, statusOf, withTitle } from '~/request/problem.server';
import { countSuccess, requireWithinLimit } from '~/request/rate-limit.server';
import { logIn } from './account-session.server';

/** ACC-01 */
export function loginForm(visit: Visit) {
  const t = visit.t('account');
  return task({
    form: 'login',
    schema: loginSchema,
    call: async ({ email, password }) => {
      await visit.session.orOutage(requireWithinLimit(visit, 'login', email));
      const answer = await logIn(visit, email, password);
      if (answer.ok || !answer.isAccountUnreachable) return answer;
      const formErrors = [t('login.failed'), t('login.accountUnreachable')];
      return { kind: 'refused', status: statusOf(answer.error), reasons: { formErrors, fieldErrors: {} } };
    },
    reasons: (error) => {
      const explanation = explain(visit, error);
      return hasCode(error, 'err_auth_invalid_credentials')
        ? explanation
        : withTitle(t('login.failed'), explanation);
    },
    words: {},
    remember: (_, { email }) => countSuccess(visit, 'login', email),
    next: landingPath(visit.facts.url.searchParams),
  });
}
