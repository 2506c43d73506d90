import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { answerAccountForm } from '~/account/account-form.server';
import { forgottenPasswordForm } from '~/account/password/password-forms.server';
import { ForgottenPasswordPage, LinkSent } from '~/account/password/password-pages';
import { page } from '~/page/page';
import { requireVisitor } from '~/request/guards.server';
import { carriedQuery } from '~/request/login-path';

export { clientAction } from '~/page/lost-connection';

export const handle = { i18n: ['account'] };

/** `/forgot-password` (ACC-06); its confirmation is the same page with `?sent`. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await requireVisitor(args);
  const { searchParams } = visit.url;
  const sent = searchParams.has('sent');
  // Nobody is told of a mail that they have not asked for.
  if (sent && !visit.sessionOrNull?.resetMailAsked) {
    throw visit.redirect(`/forgot-password${carriedQuery(searchParams)}`);
  }
  return page(visit, {
    title: visit.t('account')('forgotPassword.pageTitle'),
    mainForm: sent ? null : 'forgot-password',
    sent,
  });
}

export const action = (args: ActionFunctionArgs) =>
  answerAccountForm(args, requireVisitor, forgottenPasswordForm);

export default function ForgotPassword() {
  const { sent } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>()?.result;
  return sent ? <LinkSent /> : <ForgottenPasswordPage answer={answer} />;
}
