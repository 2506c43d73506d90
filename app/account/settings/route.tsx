import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { answerAccountForm } from '~/account/account-session.server';
import { page } from '~/page/page';
import { requireUser } from '~/request/guards.server';
import { refreshProfile } from '~/request/profile.server';
import { readScheme } from '~/request/scheme-cookie.server';
import { h1 } from '~/theme/text.css';
import { usePreservedFocus } from '~/ui/feedback/use-preserved-focus';
import { ChangePassword } from './change-password';
import { changePasswordForm } from './change-password-form.server';
import { settingsPage } from './settings.css';
import { ColoursCard, EmailCard, FixedCard, LanguageCard } from './settings-cards';

export { clientAction } from '~/page/lost-connection';

export const handle = { i18n: ['account'] };

/** ACC-10, ACC-13 */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireUser(args);
  const { email, emailVerified } = await refreshProfile(request);
  return page(request, {
    title: request.t('account')('settings.pageTitle'),
    email,
    emailVerified,
    scheme: readScheme(args.request),
  });
}

/** ACC-11 */
export const action = (args: ActionFunctionArgs) => answerAccountForm(args, requireUser, changePasswordForm);

export default function Settings() {
  const { t } = useTranslation('account');
  const { email, emailVerified, scheme } = useLoaderData<typeof loader>();
  usePreservedFocus();
  const answer = useActionData<typeof action>();
  return (
    <div className={settingsPage}>
      <h1 className={h1}>{t('settings.title')}</h1>
      <EmailCard email={email} verified={emailVerified} />
      <ChangePassword email={email} answer={answer?.result} />
      <LanguageCard />
      <ColoursCard scheme={scheme} />
      <FixedCard />
    </div>
  );
}
