import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { answerAccountForm } from '~/account/account-session.server';
import { page } from '~/page/page';
import { openRequest } from '~/request/open-request.server';
import { createResetPasswordTask } from './password-forms.server';
import { InvalidResetLinkPage, ResetPasswordPage } from './password-pages';
import { isPasswordSetPage } from './password-set.server';
import { PasswordSetNotice } from './password-set-notice';

export { clientAction } from '~/page/lost-connection';

export const handle = { i18n: ['account'] };

export async function loader(args: LoaderFunctionArgs) {
  const request = await openRequest(args);
  return page(request, {
    title: request.t('account')('resetPassword.pageTitle'),
    isPasswordSet: isPasswordSetPage(request),
    loggedInAs: request.session.dataOrNull?.user?.email ?? null,
  });
}

export const action = (args: ActionFunctionArgs) =>
  answerAccountForm(args, openRequest, (request, form) =>
    createResetPasswordTask(request, form, args.params.token),
  );

export default function ResetPassword() {
  const { t } = useTranslation('account');
  const { isPasswordSet, loggedInAs } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  if (isPasswordSet)
    return (
      <PasswordSetNotice
        title={t('resetPassword.doneTitle')}
        leadText={t('resetPassword.doneText')}
        loggedInAs={loggedInAs}
      />
    );
  return outcome?.invalidLinkReasons ? (
    <InvalidResetLinkPage reasons={outcome.invalidLinkReasons} />
  ) : (
    <ResetPasswordPage lastResult={outcome?.result} />
  );
}
