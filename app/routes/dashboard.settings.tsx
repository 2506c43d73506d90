import { parseWithZod } from '@conform-to/zod/v4';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { tellOf } from '~/account/account-events.server';
import { explainAccount } from '~/account/account-problem.server';
import { refuseGuessable } from '~/account/guessable-password.server';
import { PASSWORD_FIELDS } from '~/account/registration-fields';
import { ChangePassword, changePasswordSchema } from '~/account/settings/change-password';
import { settingsPage } from '~/account/settings/settings.css';
import { DeletionCard, EmailCard, LanguageCard } from '~/account/settings/settings-cards';
import { account } from '~/api/account.server';
import type { ApiError } from '~/api/result';
import { typedValues } from '~/domain/form-schema';
import { readForm } from '~/forms/form-body.server';
import { page } from '~/page/page';
import { withFlash } from '~/request/flash';
import { requireUser } from '~/request/guards.server';
import { type Explanation, flashProblem, headed, statusOf } from '~/request/problem.server';
import { refreshProfile } from '~/request/profile.server';
import type { Visit } from '~/request/visit.server';
import { h1 } from '~/theme/text.css';

export { clientAction } from '~/page/lost-connection';

export const handle = { i18n: ['account'] };

/** `/dashboard/settings` (ACC-10 to ACC-13). */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await requireUser(args);
  const { email, emailVerified } = await refreshProfile(visit);
  return page(visit, { title: visit.t('account')('settings.pageTitle'), email, emailVerified });
}

/** Changes the password (ACC-11). */
export async function action({ request, context }: ActionFunctionArgs) {
  const visit = await requireUser({ request, context });
  const form = await readForm(request);
  const submission = parseWithZod(form, { schema: changePasswordSchema(typedValues(form)) });
  const hideFields = ['oldPassword', ...PASSWORD_FIELDS];
  if (submission.status !== 'success') {
    return data({ result: submission.reply({ hideFields }), changed: false }, { status: 400 });
  }
  const { oldPassword, password } = submission.value;
  const known = { partnerKey: visit.partnerKey, email: visit.user.email };
  const answer =
    (await refuseGuessable(password, known)) ??
    (await account.changePassword(visit.api, oldPassword, password));
  tellOf('password-set', visit.user.email, answer.ok ? null : answer.error, { way: 'settings' });
  if (answer.ok) {
    const text = visit.t('account')('settings.passwordChanged');
    await visit.change((session) => withFlash(session, { tone: 'success', text }));
    return { result: submission.reply({ resetForm: true }), changed: true };
  }
  const explanation = explainChange(visit, answer.error);
  await flashProblem(visit, explanation);
  return data(
    { result: submission.reply({ ...explanation, hideFields }), changed: false },
    { status: statusOf(answer.error) },
  );
}

/** A refused old password has no code of its own (D-65), but words of its own. */
function explainChange(visit: Visit, error: ApiError): Explanation {
  const t = visit.t('account');
  const explanation = explainAccount(visit, error, {
    old_password: 'oldPassword',
    new_password: 'password',
  });
  const { fieldErrors } = explanation;
  if (fieldErrors.oldPassword) fieldErrors.oldPassword = [t('settings.oldPasswordWrong')];
  return headed(t('settings.passwordFailed'), explanation);
}

export default function Settings() {
  const { t } = useTranslation('account');
  const { email, emailVerified } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <div className={settingsPage}>
      <h1 className={h1}>{t('settings.title')}</h1>
      <EmailCard email={email} verified={emailVerified} />
      <ChangePassword answer={answer?.result} changed={answer?.changed ?? false} />
      <LanguageCard />
      <DeletionCard />
    </div>
  );
}
