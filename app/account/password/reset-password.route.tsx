import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { answerAccountForm } from '~/account/account-form.server';
import { PasswordSet } from '~/account/account-page';
import { page } from '~/page/page';
import { openVisit } from '~/request/visit.server';
import { resetPasswordForm } from './password-forms.server';
import { DeadLink, ResetPasswordPage } from './password-pages';
import { showsPasswordSet } from './password-set.server';

export { clientAction } from '~/page/lost-connection';

export const handle = { i18n: ['account'] };

/** ACC-07 */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  return page(visit, {
    title: visit.t('account')('resetPassword.pageTitle'),
    done: showsPasswordSet(visit),
  });
}

export const action = (args: ActionFunctionArgs) =>
  answerAccountForm(args, openVisit, (visit, form) => resetPasswordForm(visit, form, args.params.token));

export default function ResetPassword() {
  const { t } = useTranslation('account');
  const { done } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (done) return <PasswordSet title={t('resetPassword.doneTitle')} lead={t('resetPassword.doneText')} />;
  return answer?.dead ? <DeadLink reasons={answer.dead} /> : <ResetPasswordPage answer={answer?.result} />;
}
