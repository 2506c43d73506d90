import { parseWithZod } from '@conform-to/zod/v4';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { tellOf } from '~/account/account-events.server';
import { AccountOutcome, AccountPage, PasswordSet } from '~/account/account-page';
import { explainAccount } from '~/account/account-problem.server';
import { deadTokenOf } from '~/account/dead-token';
import { refuseGuessable } from '~/account/guessable-password.server';
import { NewPasswordFields, PASSWORD_FIELDS, usePasswordLabels } from '~/account/registration-fields';
import { newPasswordFields } from '~/account/rules/registration';
import { useAccountForm } from '~/account/use-account-form';
import { account } from '~/api/account.server';
import { type Typed, typedValues } from '~/domain/form-schema';
import { answeredAgain } from '~/forms/answered-again.server';
import { readForm } from '~/forms/form-body.server';
import { page } from '~/page/page';
import { explain, flashProblem, headed, statusOf, textsOf } from '~/request/problem.server';
import { openVisit } from '~/request/visit.server';
import { ErrorSummary } from '~/ui/feedback/error-summary';
import { PortalForm } from '~/ui/fields/form';
import { SubmitButton } from '~/ui/fields/submit-button';
import { ButtonLink } from '~/ui/layout/button';
import { Stack } from '~/ui/layout/layout';

export { clientAction } from '~/page/lost-connection';

export const handle = { i18n: ['account'] };

const schemaFor = (typed: Typed) => z.object(newPasswordFields(typed));

/** `/user/account/reset/:token` (ACC-07); its success page is the same address with `?done`. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  return page(visit, {
    title: visit.t('account')('resetPassword.pageTitle'),
    done: visit.url.searchParams.has('done'),
  });
}

export const action = (args: ActionFunctionArgs) => answeredAgain(args, () => answer(args), { dead: [] });

async function answer({ request, context, params }: ActionFunctionArgs) {
  const visit = await openVisit({ request, context });
  const form = await readForm(request);
  const submission = parseWithZod(form, { schema: schemaFor(typedValues(form)) });
  const hideFields = PASSWORD_FIELDS;
  if (submission.status !== 'success') {
    return data({ result: submission.reply({ hideFields }), dead: [] }, { status: 400 });
  }
  const { password } = submission.value;
  const answer =
    (await refuseGuessable(password, visit)) ??
    (await account.recoverPassword(visit.plainApi, params.token ?? '', password));
  tellOf('password-set', null, answer.ok ? null : answer.error, { way: 'reset' });
  if (answer.ok) return visit.redirect(`${visit.url.pathname}?done`, 303);

  const status = statusOf(answer.error);
  if (deadTokenOf(answer.error)) {
    const dead = textsOf(explain(visit, answer.error));
    return data({ result: submission.reply({ hideFields }), dead }, { status });
  }
  const explanation = headed(visit.t('account')('resetPassword.failed'), explainAccount(visit, answer.error));
  await flashProblem(visit, explanation);
  return data({ result: submission.reply({ ...explanation, hideFields }), dead: [] }, { status });
}

export default function ResetPassword() {
  const { t } = useTranslation('account');
  const { done } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (done) return <PasswordSet title={t('resetPassword.doneTitle')} lead={t('resetPassword.doneText')} />;
  return answer && answer.dead.length > 0 ? <DeadLink reasons={answer.dead} /> : <NewPassword />;
}

function NewPassword() {
  const { t } = useTranslation('account');
  const [form, fields] = useAccountForm('reset-password', schemaFor, useActionData<typeof action>()?.result);
  const label = t('field.newPassword');
  return (
    <AccountPage title={t('resetPassword.title')} lead={t('resetPassword.lead')}>
      <PortalForm form={form}>
        <Stack gap="s5">
          <ErrorSummary form={form} labels={usePasswordLabels(label)} />
          <NewPasswordFields fields={fields} label={label} />
          <SubmitButton size="l" block pendingLabel={t('resetPassword.pending')}>
            {t('resetPassword.submit')}
          </SubmitButton>
        </Stack>
      </PortalForm>
    </AccountPage>
  );
}

function DeadLink({ reasons }: { reasons: string[] }) {
  const { t } = useTranslation('account');
  return (
    <AccountOutcome title={t('resetPassword.deadTitle')} lead={reasons.join(' ')}>
      <ButtonLink to="/forgot-password" variant="primary" size="l" block>
        {t('resetPassword.newLink')}
      </ButtonLink>
      <ButtonLink to="/login" size="l" block>
        {t('toLogin')}
      </ButtonLink>
    </AccountOutcome>
  );
}
