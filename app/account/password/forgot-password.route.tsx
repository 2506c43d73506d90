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
  const isAsked = request.session.dataOrNull?.resetMailAsked === true;
  const sent = searchParams.has('sent') && isAsked;
  return page(request, {
    title: request.t('account')('forgotPassword.pageTitle'),
    description: request.t('account')('forgotPassword.description'),
    mainForm: sent ? null : 'forgot-password',
    sent,
    // Without cookies, the portal cannot know who requested the mail.
    isUnseen: searchParams.has('sent') && !isAsked,
  });
}

export const action = (args: ActionFunctionArgs) =>
  answerAccountForm(args, requireLoggedOut, createForgottenPasswordTask);

export default function ForgotPassword() {
  const { sent, isUnseen } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.result;
  return sent ? (
    <ResetLinkSentPage />
  ) : (
    <ForgottenPasswordPage lastResult={lastResult} isUnseen={isUnseen && !lastResult} />
  );
}
