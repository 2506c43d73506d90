import { explainAccountError } from '~/account/account-problem.server';
import { createNewPasswordSchema, forgottenPasswordSchema } from '~/account/rules/account-forms';
import { account } from '~/api/account.server';
import { isUnreadableSuccess } from '~/api/result';
import { readFormValues } from '~/domain/form-values';
import { defineTask } from '~/forms/run-task.server';
import { loginContextQuery } from '~/request/login-path';
import type { PortalRequest } from '~/request/portal-request';
import { explainError, textsOfErrors } from '~/request/problem.server';
import { requireWithinLimit } from '~/request/rate-limit.server';
import { preparePasswordSetPage } from './password-set.server';
import { refuseInvalidToken, setPassword } from './set-password.server';

export function createForgottenPasswordTask(request: PortalRequest) {
  const loginQuery = loginContextQuery(request.facts.url.searchParams);
  return defineTask({
    form: 'forgot-password',
    schema: forgottenPasswordSchema,
    call: async ({ email }) => {
      await requireWithinLimit(request, 'passwordReset', email);
      return account.requestPasswordReset(request.plainApi, email);
    },
    messages: { failed: request.t('account')('forgotPassword.failed') },
    remember: () => request.session.change((session) => ({ ...session, resetMailAsked: true })),
    nextPath: `/forgot-password${loginQuery}${loginQuery ? '&' : '?'}sent`,
  });
}

export function createResetPasswordTask(request: PortalRequest, form: FormData, token = '') {
  return defineTask({
    form: 'reset-password',
    schema: createNewPasswordSchema(readFormValues(form)),
    call: async ({ password }) => {
      const call = () => account.recoverPassword(request.plainApi, token, password);
      const result = await setPassword(password, 'reset', request.facts, call);
      return refuseInvalidToken(result, (_, error) => ({
        invalidLinkReasons: textsOfErrors(explainError(request, error)),
      }));
    },
    reasons: (error) => {
      const { formErrors, fieldErrors } = explainAccountError(request, error);
      const doubtMessages = isUnreadableSuccess(error)
        ? [request.t('account')('resetPassword.perhapsSet')]
        : [];
      return { formErrors: [...formErrors, ...doubtMessages], fieldErrors };
    },
    messages: { failed: request.t('account')('resetPassword.failed') },
    ...preparePasswordSetPage(request),
  });
}
