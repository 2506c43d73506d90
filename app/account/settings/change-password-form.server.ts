import { explainAccountError } from '~/account/account-problem.server';
import { isPasswordValid } from '~/account/account-session.server';
import { logOutOtherSessions } from '~/account/logout/log-out.server';
import { setPassword } from '~/account/password/set-password.server';
import { createChangePasswordSchema } from '~/account/rules/account-forms';
import { account } from '~/api/account.server';
import { isUnreadableSuccess, mapResult } from '~/api/result';
import { readFormValues } from '~/domain/form-values';
import { defineTask } from '~/forms/run-task.server';
import type { UserRequest } from '~/request/guards.server';
import { nullIfUnavailable } from '~/request/store/store.server';

export function createChangePasswordTask(request: UserRequest, form: FormData) {
  const t = request.t('settings');
  const passwordContext = { partnerKey: request.facts.partnerKey, email: request.user.email };
  return defineTask({
    form: 'change-password',
    schema: createChangePasswordSchema(readFormValues(form)),
    call: async ({ oldPassword, password }) => {
      const result = await setPassword(password, 'settings', passwordContext, () =>
        account.changePassword(request.api, oldPassword, password),
      );
      if (result.ok) await logOutElsewhere(request);
      return result;
    },
    verify: async ({ password }, error) => {
      // Logs in for a test only after an unreadable success, because failed logins would block the account.
      if (!isUnreadableSuccess(error)) return { ok: true, data: undefined };
      const valid = await isPasswordValid(request, request.user.email, password);
      if (valid.ok && valid.data) await logOutElsewhere(request);
      return mapResult(valid, (isChanged) => (isChanged ? {} : undefined));
    },
    reasons: (error) => {
      const members = { old_password: 'oldPassword', new_password: 'password' };
      const explanation = explainAccountError(request, error, members);
      const { fieldErrors } = explanation;
      if (fieldErrors.oldPassword) fieldErrors.oldPassword = [t('oldPasswordWrong')];
      return explanation;
    },
    messages: { failed: t('passwordFailed'), done: t('passwordChanged') },
    nextPath: null,
  });
}

/** The password has changed, so a store outage must not look like a failure. */
async function logOutElsewhere(request: UserRequest): Promise<void> {
  await logOutOtherSessions(request, request.user, request.t('replies')('loggedOut.passwordChanged')).catch(
    nullIfUnavailable,
  );
}
