import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData, useSearchParams } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { WithOverlay } from 'ui/overlays/with-overlay';
import { h1 } from 'ui/theme/text.css';
import { answerAccountForm } from '~/account/account-session.server';
import { page } from '~/page/page';
import { readScheme } from '~/request/color-scheme-cookie.server';
import { requireUser } from '~/request/guards.server';
import { refreshProfile } from '~/request/profile.server';
import { ALL_SESSIONS, LOG_OUT_INTENT } from '../logout/session-choice';
import { ChangePasswordSection } from './change-password';
import { createChangePasswordTask } from './change-password-form.server';
import { SessionsSection, useLogOutOverlay } from './sessions-section';
import { pageTitle, settingsPage } from './settings.css';
import { ColoursSection, EmailSection, LanguageSection, UnchangeableSection } from './settings-sections';
import { loadSessionViews } from './shown-sessions.server';

export { clientAction } from '~/page/lost-connection';

export const handle = { i18n: ['account', 'settings'] };

export async function loader(args: LoaderFunctionArgs) {
  const request = await requireUser(args);
  const { email, emailVerified } = await refreshProfile(request);
  return page(request, {
    title: request.t('settings')('pageTitle'),
    email,
    emailVerified,
    scheme: readScheme(args.request),
    sessions: await loadSessionViews(request),
  });
}

export const action = (args: ActionFunctionArgs) =>
  answerAccountForm(args, requireUser, createChangePasswordTask);

export default function Settings() {
  const { t } = useTranslation('settings');
  const { email, emailVerified, scheme, sessions } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const overlay = useLogOutOverlay(query.get(LOG_OUT_INTENT) === ALL_SESSIONS);
  const actionData = useActionData<typeof action>();
  return (
    <div className={settingsPage}>
      <h1 className={`${h1} ${pageTitle}`}>{t('title')}</h1>
      <WithOverlay overlay={overlay}>
        <EmailSection email={email} verified={emailVerified} />
        <ChangePasswordSection email={email} actionResult={actionData?.result} />
        <LanguageSection />
        <ColoursSection scheme={scheme} />
        <SessionsSection sessions={sessions} />
        <UnchangeableSection />
      </WithOverlay>
    </div>
  );
}
