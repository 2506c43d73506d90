import { explainAccount } from '~/account/account-problem.server';
import { onPasswordSet } from '~/account/password/password-set.server';
import { setPassword, unlessDead } from '~/account/password/set-password.server';
import { consents } from '~/account/registration/registration.server';
import { invitationSchema } from '~/account/rules/account-forms';
import { account } from '~/api/account.server';
import { typedValues } from '~/domain/form-schema';
import { task } from '~/forms/run-task.server';
import type { Visit } from '~/request/visit.server';

/** Accepts an invitation by the link of a mail (ACC-08). */
export function invitationForm(visit: Visit, form: FormData, token = '') {
  return task({
    form: 'invite',
    schema: invitationSchema({ partnerTerms: visit.config.partnerTermsRequired }, typedValues(form)),
    call: async ({ password, ...terms }) => {
      const invite = { token, password, ...consents(visit, terms) };
      const call = () => account.acceptInvite(visit.plainApi, invite);
      return unlessDead(await setPassword(password, 'invite', visit, call), (dead) => ({ dead }));
    },
    reasons: (error) => explainAccount(visit, error),
    words: { failed: visit.t('account')('invite.failed') },
    ...onPasswordSet(visit),
  });
}
