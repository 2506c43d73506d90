import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { PASSWORD_FIELDS, RegistrationFields, useRegistrationLabels } from '~/account/registration-fields';
import { registrationSchema } from '~/account/rules/registration';
import { judge } from '~/application/classic/wizard.server';
import { CHECK_PATH } from '~/application/journey/answers';
import { openFlow } from '~/application/journey/open-flow.server';
import { registerAndSend } from '~/application/journey/registration.server';
import { RequestSheet } from '~/application/journey/request-sheet';
import { StepActions } from '~/application/journey/step-actions';
import { useStepForm } from '~/application/journey/use-step-form';
import { WizardPage } from '~/application/journey/wizard-page';
import { readForm } from '~/forms/form-body.server';
import { BACK, INTENT } from '~/forms/intents';
import { page } from '~/page/page';
import { loginPath } from '~/request/login-path';
import { muted, small } from '~/theme/text.css';
import { ErrorSummary } from '~/ui/feedback/error-summary';
import { PortalForm } from '~/ui/fields/form';
import { Stack } from '~/ui/layout/layout';

type AccountFieldName = keyof ReturnType<typeof useRegistrationLabels>;

import { answeredAgain } from '~/forms/answered-again.server';

export { clientAction } from '~/page/lost-connection';

export const handle = { i18n: ['application', 'account', 'enums'] };

const FORM = 'account-creation';

export async function loader(args: LoaderFunctionArgs) {
  const { visit, config, email, steps, sheet } = await openFlow(args, 'account-creation');
  const title = visit.t('application')('account.pageTitle');
  return page(visit, { title, mainForm: FORM, config, email, steps, sheet });
}

export const action = (args: ActionFunctionArgs) => answeredAgain(args, () => answer(args));

async function answer({ request, context }: ActionFunctionArgs) {
  const flow = await openFlow({ request, context }, 'account-creation');
  const { visit, config } = flow;
  const form = await readForm(request);
  const { values, submission } = judge(form, (typed) => registrationSchema(config, typed));
  await flow.keepEmail(values.email ?? '');
  if (form.get(INTENT) === BACK) throw visit.redirect(CHECK_PATH, 303);
  if (submission.status === 'success') return registerAndSend(flow, submission);
  const result = submission.reply({ hideFields: PASSWORD_FIELDS });
  return data({ result }, { status: 400 });
}

/** The visitor's last step: the account, and with it the application is sent (CLA-12, CLA-13, DYN-03). */
export default function AccountCreation() {
  const { config, email, steps, sheet } = useLoaderData<typeof loader>();
  const { t } = useTranslation('application');
  const { form, fields } = useStepForm<AccountFieldName>(FORM, (typed) => registrationSchema(config, typed), {
    values: { email },
    answer: useActionData<typeof action>()?.result,
  });
  return (
    <WizardPage
      steps={steps}
      title={t(config.offer ? 'account.title' : 'account.titleReceived')}
      lead={t(config.offer ? 'account.lead' : 'account.leadReceived')}
      sheet={<RequestSheet {...sheet} offer={config.offer} />}
    >
      <PortalForm form={form}>
        <Stack gap="s5">
          <ErrorSummary form={form} labels={useRegistrationLabels()} />
          <RegistrationFields fields={fields} partnerTerms={config.partnerTerms} />
          <StepActions
            next={t(config.offer ? 'account.send' : 'account.sendReceived')}
            shortNext={t(config.offer ? 'account.sendShort' : 'account.sendShortReceived')}
            pendingLabel={t('sending')}
          />
        </Stack>
      </PortalForm>
      <p className={`${small} ${muted}`}>
        {t('account.existing')} <Link to={loginPath(CHECK_PATH)}>{t('account.login')}</Link>
      </p>
    </WizardPage>
  );
}
