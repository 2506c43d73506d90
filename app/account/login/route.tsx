import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { answerAccountForm } from '~/account/account-form.server';
import { page } from '~/page/page';
import { newApplicationPath, requireVisitor } from '~/request/guards.server';
import { logoutReason } from '~/request/profile.server';
import { destinationOf } from './login-destination';
import { loginForm } from './login-form.server';
import { LoginPage } from './login-page';

export { clientAction } from '~/page/lost-connection';

export const handle = { i18n: ['account'] };

/** ACC-01 */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await requireVisitor(args);
  const query = visit.facts.url.searchParams;
  return page(visit, {
    title: visit.t('account')('login.pageTitle'),
    description: visit.t('account')('login.description'),
    mainForm: 'login',
    expired: query.has('expired') && (logoutReason(visit) ?? visit.t('account')('loggedOut.expired')),
    destination: destinationOf(query),
    newApplication: visit.config.usersMayApply ? newApplicationPath(visit.config) : null,
  });
}

export const action = (args: ActionFunctionArgs) => answerAccountForm(args, requireVisitor, loginForm);

export default function Login() {
  return <LoginPage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()?.result} />;
}
