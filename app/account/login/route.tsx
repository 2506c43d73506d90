import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { answerAccountForm } from '~/account/account-form.server';
import { page } from '~/page/page';
import { newApplicationPath, requireLoggedOut } from '~/request/guards.server';
import { logoutReason } from '~/request/profile.server';
import { destinationOf } from './login-destination';
import { loginForm } from './login-form.server';
import { LoginPage } from './login-page';

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
