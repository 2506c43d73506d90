import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { answerAccountForm } from '~/account/account-form.server';
import { loginSchema } from '~/account/rules/account-forms';
import { hasCode } from '~/api/result';
import { task } from '~/forms/run-task.server';
import { page } from '~/page/page';
import { newApplicationPath, requireLoggedOut } from '~/request/guards.server';
import { landingPath } from '~/request/login-path';
import type { PortalRequest } from '~/request/portal-request';
import { explain, statusOf, withTitle } from '~/request/problem.server';
import { logoutReason } from '~/request/profile.server';
import { countSuccess, requireWithinLimit } from '~/request/rate-limit.server';
import { logIn } from './account-session.server';
import { destinationOf, LoginPage } from './login-page';

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

export { clientAction } from '~/page/lost-connection';

export const handle = { i18n: ['account'] };

/** ACC-01 */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireLoggedOut(args);
  const query = request.facts.url.searchParams;
  return page(request, {
    title: request.t('account')('login.pageTitle'),
    description: request.t('account')('login.description'),
    mainForm: 'login',
    expired: query.has('expired') && (logoutReason(request) ?? request.t('account')('loggedOut.expired')),
    destination: destinationOf(query),
    newApplication: request.config.usersMayApply ? newApplicationPath(request.config) : null,
  });
}

export const action = (args: ActionFunctionArgs) => answerAccountForm(args, requireLoggedOut, loginForm);

export default function Login() {
  return <LoginPage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()?.result} />;
}
