import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { answerAccountForm } from '~/account/account-session.server';
import { page } from '~/page/page';
import { requireLoggedOut } from '~/request/guards.server';
import { createRegistrationTask } from './registration.server';
import { RegistrationPage } from './registration-page';

export { clientAction } from '~/page/lost-connection';

export const handle = { i18n: ['account'] };

export async function loader(args: LoaderFunctionArgs) {
  const request = await requireLoggedOut(args);
  return page(request, {
    title: request.t('account')('register.pageTitle'),
    description: request.t('account')('register.description'),
    mainForm: 'register',
    partnerTerms: request.config.partnerTermsRequired,
  });
}

export const action = (args: ActionFunctionArgs) =>
  answerAccountForm(args, requireLoggedOut, createRegistrationTask);

export default function Register() {
  const { partnerTerms } = useLoaderData<typeof loader>();
  return <RegistrationPage partnerTerms={partnerTerms} lastResult={useActionData<typeof action>()?.result} />;
}
