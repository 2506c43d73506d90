import { parseWithZod } from '@conform-to/zod/v4';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { tellOf } from '~/account/account-events.server';
import { AccountOutcome, AccountPage, PasswordSet } from '~/account/account-page';
import { explainAccount } from '~/account/account-problem.server';
import { type DeadToken, deadTokenOf } from '~/account/dead-token';
import { refuseGuessable } from '~/account/guessable-password.server';
import { consents } from '~/account/registration.server';
import {
  NewPasswordFields,
  PASSWORD_FIELDS,
  TermsFields,
  usePasswordLabels,
  useTermsLabels,
} from '~/account/registration-fields';
import { newPasswordFields, termsFields } from '~/account/rules/registration';
import { useAccountForm } from '~/account/use-account-form';
import { account } from '~/api/account.server';
import { type Typed, typedValues } from '~/domain/form-schema';
import { answeredAgain } from '~/forms/answered-again.server';
import { readForm } from '~/forms/form-body.server';
import { page } from '~/page/page';
import { useFrame } from '~/page/use-frame';
import { flashProblem, headed, statusOf } from '~/request/problem.server';
import { openVisit } from '~/request/visit.server';
import { ErrorSummary } from '~/ui/feedback/error-summary';
import { PortalForm } from '~/ui/fields/form';
import { SubmitButton } from '~/ui/fields/submit-button';
import { SupportLine } from '~/ui/frame/support-line';
import { ButtonLink } from '~/ui/layout/button';
import { Stack } from '~/ui/layout/layout';

export { clientAction } from '~/page/lost-connection';

export const handle = { i18n: ['account'] };

const schemaFor = (partnerTerms: boolean, typed: Typed) =>
  z.object({ ...newPasswordFields(typed), ...termsFields({ partnerTerms }) });

/** `/user/account/invite/:token` (ACC-08); its success page is the same address with `?done`. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  return page(visit, {
    title: visit.t('account')('invite.pageTitle'),
    done: visit.url.searchParams.has('done'),
    partnerTerms: visit.config.partnerTermsRequired,
  });
}

export const action = (args: ActionFunctionArgs) => answeredAgain(args, () => answer(args), { dead: null });

async function answer({ request, context, params }: ActionFunctionArgs) {
  const visit = await openVisit({ request, context });
  const form = await readForm(request);
  const schema = schemaFor(visit.config.partnerTermsRequired, typedValues(form));
  const submission = parseWithZod(form, { schema });
  const hideFields = PASSWORD_FIELDS;
  if (submission.status !== 'success') {
    return data({ result: submission.reply({ hideFields }), dead: null }, { status: 400 });
  }
  const { password, ...terms } = submission.value;
  const invite = { token: params.token ?? '', password, ...consents(visit, terms) };
  const answer =
    (await refuseGuessable(password, visit)) ?? (await account.acceptInvite(visit.plainApi, invite));
  tellOf('password-set', null, answer.ok ? null : answer.error, { way: 'invite' });
  if (answer.ok) return visit.redirect(`${visit.url.pathname}?done`, 303);

  const status = statusOf(answer.error);
  const dead = deadTokenOf(answer.error);
  if (dead) {
    return data({ result: submission.reply({ hideFields }), dead }, { status });
  }
  const explanation = headed(visit.t('account')('invite.failed'), explainAccount(visit, answer.error));
  await flashProblem(visit, explanation);
  return data({ result: submission.reply({ ...explanation, hideFields }), dead }, { status });
}

export default function Invite() {
  const { t } = useTranslation('account');
  const { done, partnerTerms } = useLoaderData<typeof loader>();
  const dead = useActionData<typeof action>()?.dead;
  if (done) return <PasswordSet title={t('invite.doneTitle')} lead={t('invite.doneText')} />;
  return dead ? <DeadInvitation reason={dead} /> : <Acceptance partnerTerms={partnerTerms} />;
}

function Acceptance({ partnerTerms }: { partnerTerms: boolean }) {
  const { t } = useTranslation('account');
  const [form, fields] = useAccountForm(
    'invite',
    (typed) => schemaFor(partnerTerms, typed),
    useActionData<typeof action>()?.result,
  );
  const label = t('field.password');
  return (
    <AccountPage title={t('invite.title')} lead={t('invite.lead')}>
      <PortalForm form={form}>
        <Stack gap="s5">
          <ErrorSummary form={form} labels={{ ...usePasswordLabels(label), ...useTermsLabels() }} />
          <NewPasswordFields fields={fields} label={label} />
          <TermsFields fields={fields} partnerTerms={partnerTerms} />
          <SubmitButton size="l" block pendingLabel={t('invite.pending')}>
            {t('invite.submit')}
          </SubmitButton>
        </Stack>
      </PortalForm>
    </AccountPage>
  );
}

function DeadInvitation({ reason }: { reason: DeadToken }) {
  const { t } = useTranslation('account');
  const { support } = useFrame();
  return (
    <AccountOutcome title={t('invite.deadTitle')} lead={t(`invite.${reason}`)}>
      <SupportLine phone={support.phone} email={support.email} />
      <ButtonLink to="/login" variant={reason === 'used' ? 'primary' : 'outline'} size="l" block>
        {t('toLogin')}
      </ButtonLink>
    </AccountOutcome>
  );
}
