import { parseWithZod } from '@conform-to/zod/v4';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { AccountOutcome, AccountPage } from '~/account/account-page';
import { EmailField } from '~/account/email-field';
import { useAccountForm } from '~/account/use-account-form';
import { account } from '~/api/account.server';
import { checkEmail } from '~/domain/email';
import { required } from '~/domain/form-schema';
import { answeredAgain } from '~/forms/answered-again.server';
import { readForm } from '~/forms/form-body.server';
import { page } from '~/page/page';
import { requireVisitor } from '~/request/guards.server';
import { explain, flashProblem, headed, statusOf } from '~/request/problem.server';
import { overLimit } from '~/request/rate-limit.server';
import { small } from '~/theme/text.css';
import { ErrorSummary } from '~/ui/feedback/error-summary';
import { PortalForm } from '~/ui/fields/form';
import { SubmitButton } from '~/ui/fields/submit-button';
import { ButtonLink } from '~/ui/layout/button';
import { Stack } from '~/ui/layout/layout';

export { clientAction } from '~/page/lost-connection';

export const handle = { i18n: ['account'] };

const FORM = 'forgot-password';
const schema = z.object({ email: required(checkEmail) });

/** `/forgot-password` (ACC-06); its confirmation is the same page with `?sent`. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await requireVisitor(args);
  return page(visit, {
    title: visit.t('account')('forgotPassword.pageTitle'),
    mainForm: visit.url.searchParams.has('sent') ? null : FORM,
    sent: visit.url.searchParams.has('sent'),
  });
}

export const action = (args: ActionFunctionArgs) => answeredAgain(args, () => answer(args));

async function answer({ request, context }: ActionFunctionArgs) {
  const visit = await requireVisitor({ request, context });
  const submission = parseWithZod(await readForm(request), { schema });
  if (submission.status !== 'success') {
    return data({ result: submission.reply() }, { status: 400 });
  }
  const { email } = submission.value;
  const refusal = await overLimit(visit, 'passwordReset', email);
  if (refusal !== null) return data({ result: submission.reply({ formErrors: [refusal] }) }, { status: 429 });
  const answer = await account.requestPasswordReset(visit.plainApi, email);
  if (answer.ok) return visit.redirect('/forgot-password?sent', 303);

  const explanation = headed(visit.t('account')('forgotPassword.failed'), explain(visit, answer.error));
  await flashProblem(visit, explanation);
  return data({ result: submission.reply(explanation) }, { status: statusOf(answer.error) });
}

export default function ForgotPassword() {
  const { sent } = useLoaderData<typeof loader>();
  return sent ? <Sent /> : <Request />;
}

function Request() {
  const { t } = useTranslation('account');
  const [form, fields] = useAccountForm(FORM, () => schema, useActionData<typeof action>()?.result);
  return (
    <AccountPage title={t('forgotPassword.title')} lead={t('forgotPassword.lead')}>
      <PortalForm form={form}>
        <Stack gap="s5">
          <ErrorSummary form={form} labels={{ email: t('field.email') }} />
          <EmailField field={fields.email} />
          <SubmitButton size="l" block pendingLabel={t('forgotPassword.pending')}>
            {t('forgotPassword.submit')}
          </SubmitButton>
        </Stack>
      </PortalForm>
      <p className={small}>
        <Link to="/login">{t('toLogin')}</Link>
      </p>
    </AccountPage>
  );
}

/** The same whether or not there is an account: nobody learns here who is a customer. */
function Sent() {
  const { t } = useTranslation('account');
  return (
    <AccountOutcome title={t('forgotPassword.sentTitle')} lead={t('forgotPassword.sentText')}>
      <ButtonLink to="/login" variant="primary" size="l" block>
        {t('toLogin')}
      </ButtonLink>
      <p className={small}>
        <Link to="/forgot-password">{t('forgotPassword.again')}</Link>
      </p>
    </AccountOutcome>
  );
}
