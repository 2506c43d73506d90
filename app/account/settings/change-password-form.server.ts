import { explainAccount } from '~/account/account-problem.server';
import { isPasswordValid } from '~/account/account-session.server';
import { setPassword } from '~/account/password/set-password.server';
import { changePasswordSchema } from '~/account/rules/account-forms';
import { account } from '~/api/account.server';
import { answerOf } from '~/api/result';
import { typedValues } from '~/domain/typed';
import { task } from '~/forms/run-task.server';
import type { UserRequest } from '~/request/guards.server';

/** ACC-11 */
export function changePasswordForm(request: UserRequest, form: FormData) {
  const t = request.t('account');
  const known = { partnerKey: request.facts.partnerKey, email: request.user.email };
  return task({
    form: 'change-password',
    schema: changePasswordSchema(typedValues(form)),
    call: ({ oldPassword, password }) =>
      setPassword(password, 'settings', known, () =>
        account.changePassword(request.api, oldPassword, password),
      ),
    verify: async ({ password }) =>
      answerOf(await isPasswordValid(request, request.user.email, password), (isChanged) =>
        isChanged ? {} : undefined,
      ),
    reasons: (error) => {
      const members = { old_password: 'oldPassword', new_password: 'password' };
      const explanation = explainAccount(request, error, members);
      const { fieldErrors } = explanation;
      // D-65
      if (fieldErrors.oldPassword) fieldErrors.oldPassword = [t('settings.oldPasswordWrong')];
      return explanation;
    },
    words: { failed: t('settings.passwordFailed'), done: t('settings.passwordChanged') },
    next: null,
  });
}
