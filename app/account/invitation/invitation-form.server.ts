import { explainAccountError } from '~/account/account-problem.server';
import { logIn } from '~/account/account-session.server';
import { preparePasswordSetPage } from '~/account/password/password-set.server';
import { refuseInvalidToken, setPassword } from '~/account/password/set-password.server';
import { readConsents } from '~/account/registration/registration.server';
import { invitationSchema } from '~/account/rules/account-forms';
import { account } from '~/api/account.server';
import { type ApiResult, isUnreadableSuccess } from '~/api/result';
import { readFormValues } from '~/domain/form-values';
import { defineTask } from '~/forms/run-task.server';
import { landingPathAfterLogin } from '~/request/login-path';
import type { PortalRequest } from '~/request/portal-request';
import { countSuccessfulRequest, findExceededLimit } from '~/request/rate-limit.server';
import { recordAcceptedInvitation } from './accepted-invitations.server';

/** ACC-08. Logs invited users in, because the lending API does not. */
export function createInvitationTask(request: PortalRequest, form: FormData, token = '') {
  const { remember, nextPath: confirmation } = preparePasswordSetPage(request);
  return defineTask({
    form: 'invite',
    schema: invitationSchema({ partnerTerms: request.config.partnerTermsRequired }, readFormValues(form)),
    call: async ({ email, password, ...terms }) => {
      const invite = { token, password, ...readConsents(request, terms) };
      const call = () => account.acceptInvite(request.plainApi, invite);
      const passwordContext = { partnerKey: request.facts.partnerKey, email };
      const acceptance = await setPassword(password, 'invite', passwordContext, call);
      const mayBeAccepted = acceptance.ok || isUnreadableSuccess(acceptance.error);
      const loggedIn = mayBeAccepted && (await isLoggedIn(request, email, password));
      const result: ApiResult<{ loggedIn: boolean }> =
        acceptance.ok || loggedIn ? { ok: true, data: { loggedIn } } : acceptance;
      return refuseInvalidToken(result, (reason) => ({ invalidTokenReason: reason }));
    },
    reasons: (error) => explainAccountError(request, error),
    messages: {
      failed: request.t('account')('invite.failed'),
      done: ({ loggedIn }) => (loggedIn ? request.t('account')('invite.done') : null),
    },
    remember: async ({ loggedIn }) => {
      await recordAcceptedInvitation(request.facts, token, {
        userId: (loggedIn && request.session.data.user?.id) || null,
      });
      if (!loggedIn) await remember();
    },
    nextPath: ({ loggedIn }) =>
      loggedIn ? landingPathAfterLogin(request.facts.url.searchParams) : confirmation,
  });
}

async function isLoggedIn(request: PortalRequest, email: string, password: string): Promise<boolean> {
  if ((await request.session.awaitStore(findExceededLimit(request, 'login', email))) !== null) return false;
  const { ok } = await logIn(request, email, password, 'invite.answerLost');
  if (ok) await countSuccessfulRequest(request, 'login', email);
  return ok;
}
