import { parseWithZod } from '@conform-to/zod/v4';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { AccountPage } from '~/account/account-page';
import { type LoginFailure, logIn } from '~/account/account-session.server';
import { EmailField } from '~/account/email-field';
import { destinationOf, landingPath } from '~/account/login-destination';
import { useAccountForm } from '~/account/use-account-form';
import { hasCode } from '~/api/result';
import { valid } from '~/domain/checked';
import { checkEmail } from '~/domain/email';
import { required } from '~/domain/form-schema';
import { answeredAgain } from '~/forms/answered-again.server';
import { readForm } from '~/forms/form-body.server';
import { page } from '~/page/page';
import { newApplicationPath, requireVisitor } from '~/request/guards.server';
import { type Explanation, explain, flashProblem, headed, statusOf } from '~/request/problem.server';
import { countSuccess, overLimit } from '~/request/rate-limit.server';
import type { Visit } from '~/request/visit.server';
import { muted, small } from '~/theme/text.css';
import { ErrorSummary } from '~/ui/feedback/error-summary';
import { Notice } from '~/ui/feedback/notice';
import { PortalForm } from '~/ui/fields/form';
import { PasswordField } from '~/ui/fields/password-field';
import { SubmitButton } from '~/ui/fields/submit-button';
import { Stack } from '~/ui/layout/layout';

export { clientAction } from '~/page/lost-connection';

export const handle = { i18n: ['account'] };

const FORM = 'login';

/** A password that is only compared has no rules (ACC-01). */
const schema = z.object({ email: required(checkEmail), password: required(valid) });

/** `/login` (ACC-01): says where it will lead when somebody was on the way elsewhere. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await requireVisitor(args);
  const query = visit.url.searchParams;
  return page(visit, {
    title: visit.t('account')('login.pageTitle'),
    mainForm: FORM,
    expired: query.has('expired'),
    destination: destinationOf(query),
    newApplication: visit.config.usersMayApply ? newApplicationPath(visit.config) : null,
  });
}

export const action = (args: ActionFunctionArgs) => answeredAgain(args, () => answer(args));

async function answer({ request, context }: ActionFunctionArgs) {
  const visit = await requireVisitor({ request, context });
  const submission = parseWithZod(await readForm(request), { schema });
  const hideFields = ['password'];
  if (submission.status !== 'success') {
    return data({ result: submission.reply({ hideFields }) }, { status: 400 });
  }
  const { email, password } = submission.value;
  const refusal = await overLimit(visit, 'login', email);
  if (refusal !== null) {
    return data({ result: submission.reply({ formErrors: [refusal], hideFields }) }, { status: 429 });
  }
  const failure = await logIn(visit, email, password);
  if (failure === null) {
    await countSuccess(visit, 'login', email);
    return visit.redirect(landingPath(visit.url.searchParams), 303);
  }

  const explanation = explainLogin(visit, failure);
  await flashProblem(visit, explanation);
  return data(
    { result: submission.reply({ ...explanation, hideFields }) },
    { status: statusOf(failure.error) },
  );
}

/** Wrong credentials speak for themselves; anything else is a login error, with what the server says about it. */
function explainLogin(visit: Visit, { error, isAccountUnreachable }: LoginFailure): Explanation {
  const t = visit.t('account');
  if (isAccountUnreachable) {
    return { formErrors: [t('login.failed'), t('login.accountUnreachable')], fieldErrors: {} };
  }
  const explanation = explain(visit, error);
  if (hasCode(error, 'err_auth_invalid_credentials')) return explanation;
  return headed(t('login.failed'), explanation);
}

export default function Login() {
  const { t } = useTranslation('account');
  const { expired, destination, newApplication } = useLoaderData<typeof loader>();
  const [form, fields] = useAccountForm(FORM, () => schema, useActionData<typeof action>()?.result);
  return (
    <AccountPage title={t('login.title')} lead={t('login.lead')}>
      {(expired || destination) && (
        <Notice>
          {expired && `${t('login.expired')} `}
          {destination && t(`login.destination.${destination}`)}
        </Notice>
      )}
      <PortalForm form={form}>
        <Stack gap="s5">
          <ErrorSummary form={form} labels={{ email: t('field.email'), password: t('field.password') }} />
          <EmailField field={fields.email} />
          <PasswordField
            field={fields.password}
            label={t('field.password')}
            autoComplete="current-password"
            action={<Link to="/forgot-password">{t('login.forgotPassword')}</Link>}
          />
          <SubmitButton size="l" block pendingLabel={t('login.pending')}>
            {t('login.submit')}
          </SubmitButton>
        </Stack>
      </PortalForm>
      {newApplication && (
        <p className={`${small} ${muted}`}>
          {t('login.noAccount')} <Link to={newApplication}>{t('login.newApplication')}</Link>
        </p>
      )}
    </AccountPage>
  );
}
