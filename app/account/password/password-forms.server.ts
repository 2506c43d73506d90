import { explainAccount } from '~/account/account-problem.server';
import { forgottenPasswordSchema, newPasswordSchema } from '~/account/rules/account-forms';
import { account } from '~/api/account.server';
import { typedValues } from '~/domain/typed';
import { task } from '~/forms/run-task.server';
import { carriedQuery } from '~/request/login-path';
import type { Visit } from '~/request/portal-request';
import { explain, textsOf } from '~/request/problem.server';
import { requireWithinLimit } from '~/request/rate-limit.server';
import { onPasswordSet } from './password-set.server';
import { refuseDeadToken, setPassword } from './set-password.server';

/** ACC-06, SHELL-07 */
export function forgottenPasswordForm(visit: Visit) {
  const carried = carriedQuery(visit.facts.url.searchParams);
  return task({
    form: 'forgot-password',
    schema: forgottenPasswordSchema,
    call: async ({ email }) => {
      await requireWithinLimit(visit, 'passwordReset', email);
      return account.requestPasswordReset(visit.plainApi, email);
    },
    words: { failed: visit.t('account')('forgotPassword.failed') },
    remember: () => visit.session.change((session) => ({ ...session, resetMailAsked: true })),
    next: `/forgot-password${carried}${carried ? '&' : '?'}sent`,
  });
}

/** ACC-07 */
export function resetPasswordForm(visit: Visit, form: FormData, token = '') {
  return task({
    form: 'reset-password',
    schema: newPasswordSchema(typedValues(form)),
    call: async ({ password }) => {
      const call = () => account.recoverPassword(visit.plainApi, token, password);
      const answer = await setPassword(password, 'reset', visit.facts, call);
      return refuseDeadToken(answer, (_, error) => ({ dead: textsOf(explain(visit, error)) }));
    },
    reasons: (error) => explainAccount(visit, error),
    words: { failed: visit.t('account')('resetPassword.failed') },
    ...onPasswordSet(visit),
  });
}
