import { parseWithZod } from '@conform-to/zod/v4';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { AccountPage } from '~/account/account-page';
import { explainRegistration, register } from '~/account/registration.server';
import { PASSWORD_FIELDS, RegistrationFields, useRegistrationLabels } from '~/account/registration-fields';
import { registrationSchema } from '~/account/rules/registration';
import { useAccountForm } from '~/account/use-account-form';
import { typedValues } from '~/domain/form-schema';
import { answeredAgain } from '~/forms/answered-again.server';
import { readForm } from '~/forms/form-body.server';
import { page } from '~/page/page';
import { withFlash } from '~/request/flash';
import { requireVisitor } from '~/request/guards.server';
import { flashProblem, statusOf } from '~/request/problem.server';
import { overLimit } from '~/request/rate-limit.server';
import { muted, small } from '~/theme/text.css';
import { ErrorSummary } from '~/ui/feedback/error-summary';
import { PortalForm } from '~/ui/fields/form';
import { SubmitButton } from '~/ui/fields/submit-button';
import { Stack } from '~/ui/layout/layout';

export { clientAction } from '~/page/lost-connection';

export const handle = { i18n: ['account'] };

const FORM = 'register';

/** `/register` (ACC-02 to ACC-05). */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await requireVisitor(args);
  return page(visit, {
    title: visit.t('account')('register.pageTitle'),
    mainForm: FORM,
    partnerTerms: visit.config.partnerTermsRequired,
  });
}

export const action = (args: ActionFunctionArgs) => answeredAgain(args, () => answer(args));

async function answer({ request, context }: ActionFunctionArgs) {
  const visit = await requireVisitor({ request, context });
  const form = await readForm(request);
  const schema = registrationSchema({ partnerTerms: visit.config.partnerTermsRequired }, typedValues(form));
  const submission = parseWithZod(form, { schema });
  const hideFields = PASSWORD_FIELDS;
  if (submission.status !== 'success') {
    return data({ result: submission.reply({ hideFields }) }, { status: 400 });
  }

  const refusal = await overLimit(visit, 'registration');
  if (refusal !== null) {
    return data({ result: submission.reply({ formErrors: [refusal], hideFields }) }, { status: 429 });
  }
  const registration = await register(visit, submission.value);
  if (!registration.registered) {
    const explanation = explainRegistration(visit, registration.error);
    await flashProblem(visit, explanation);
    return data(
      { result: submission.reply({ ...explanation, hideFields }) },
      { status: statusOf(registration.error) },
    );
  }
  const { loggedIn } = registration;
  const text = visit.t('account')(loggedIn ? 'register.done' : 'register.logInYourself');
  await visit.change((session) => withFlash(session, { tone: 'success', text }));
  return visit.redirect(loggedIn ? '/dashboard/applications' : '/login', 303);
}

export default function Register() {
  const { t } = useTranslation('account');
  const { partnerTerms } = useLoaderData<typeof loader>();
  const [form, fields] = useAccountForm(
    FORM,
    (typed) => registrationSchema({ partnerTerms }, typed),
    useActionData<typeof action>()?.result,
  );
  return (
    <AccountPage title={t('register.title')} lead={t('register.lead')}>
      <PortalForm form={form}>
        <Stack gap="s5">
          <ErrorSummary form={form} labels={useRegistrationLabels()} />
          <RegistrationFields fields={fields} partnerTerms={partnerTerms} />
          <SubmitButton size="l" block pendingLabel={t('register.pending')}>
            {t('register.submit')}
          </SubmitButton>
        </Stack>
      </PortalForm>
      <p className={`${small} ${muted}`}>
        {t('register.haveAccount')} <Link to="/login">{t('register.login')}</Link>
      </p>
    </AccountPage>
  );
}
