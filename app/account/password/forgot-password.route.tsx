import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { answerAccountForm } from '~/account/account-session.server';
import { page } from '~/page/page';
import { requireLoggedOut } from '~/request/guards.server';
import { createForgottenPasswordTask } from './password-forms.server';
import { ForgottenPasswordPage, ResetLinkSentPage } from './password-pages';

export { clientAction } from '~/page/lost-connection';

export const handle = { i18n: ['account'] };

export async function loader(args: LoaderFunctionArgs) {
  const request = await requireLoggedOut(args);
  const { searchParams } = request.facts.url;
  const isMailRequested = request.session.dataOrNull?.resetMailAsked === true;
  const isMailSent = searchParams.has('sent') && isMailRequested;
  return page(request, {
    title: request.t('account')('forgotPassword.pageTitle'),
    description: request.t('account')('forgotPassword.description'),
    mainForm: isMailSent ? null : 'forgot-password',
    isMailSent,
    // Without cookies, the portal cannot know who requested the mail.
    isUnseen: searchParams.has('sent') && !isMailRequested,
  });
}

export const action = (args: ActionFunctionArgs) =>
  answerAccountForm(args, requireLoggedOut, createForgottenPasswordTask);

export default function ForgotPassword() {
  const { isMailSent, isUnseen } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.result;
  return isMailSent ? (
    <ResetLinkSentPage />
  ) : (
    <ForgottenPasswordPage lastResult={lastResult} isUnseen={isUnseen && !lastResult} />
  );
}
