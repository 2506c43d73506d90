import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { Link, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { lastStep, stagePath } from '~/application/journey';
import { registrationSchema } from '~/application/registration';
import { requestSummary } from '~/application/request-summary';
import { pageTitle } from '~/i18n/page-title';
import { readForm } from '~/session/form-body.server';
import { loginPath } from '~/session/login-path';
import { muted, small } from '~/theme/text.css';
import { ErrorSummary } from '~/ui/error-summary';
import { PortalForm } from '~/ui/form';
import { Stack } from '~/ui/layout';
import { keepEmail } from './application/draft.server';
import { BACK, INTENT } from './application/intents';
import { registerAndSend } from './application/registration.server';
import { RequestSheet } from './application/request-sheet';
import { StepActions } from './application/step-actions';
import { useStepForm } from './application/use-step-form';
import { backFrom, judge, openStep, pageData } from './application/wizard.server';
import { WizardPage } from './application/wizard-page';
import { PASSWORD_FIELDS, RegistrationFields, useRegistrationLabels } from './registration-fields';

type AccountFieldName = keyof ReturnType<typeof useRegistrationLabels>;

export { clientAction } from '~/routes/lost-connection';

export const handle = { i18n: ['application', 'account', 'enums'] };

export async function loader({ request }: LoaderFunctionArgs) {
  const step = await openStep(request, 'account-creation');
  const { visit, draft } = step;
  const page = pageData(step, 'account-creation', visit.t('application')('account.pageTitle'));
  return data({ ...page, email: draft.email }, { headers: visit.headers() });
}

export async function action({ request }: ActionFunctionArgs) {
  const step = await openStep(request, 'account-creation');
  const { visit, config } = step;
  const form = await readForm(request);
  const { values, submission } = judge(form, (typed) => registrationSchema(config, typed));
  await keepEmail(step, values.email);
  if (form.get(INTENT) === BACK) throw backFrom(step, 'account-creation');
  if (submission.status === 'success') return registerAndSend(visit, submission);
  const result = submission.reply({ hideFields: PASSWORD_FIELDS });
  return data({ result }, { status: 400, headers: visit.headers() });
}

export const meta: MetaFunction<typeof loader> = ({ data: page, matches }) => pageTitle(page?.title, matches);

/** The visitor's last step: the account, and with it the application is sent (CLA-12, CLA-13). */
export default function AccountCreation() {
  const { config, language, loggedIn, stepper, request, email } = useLoaderData<typeof loader>();
  const { t } = useTranslation('application');
  const { form, fields } = useStepForm<AccountFieldName>(
    'account-creation',
    (typed) => registrationSchema(config, typed),
    { values: { email }, answer: useActionData<typeof action>()?.result },
  );
  const summary = requestSummary(request.loan, config);
  return (
    <WizardPage
      stepper={stepper}
      title={t(config.offer ? 'account.title' : 'account.titleReceived')}
      lead={t(config.offer ? 'account.lead' : 'account.leadReceived')}
      sheet={
        <RequestSheet
          {...{ summary, loggedIn, language }}
          offer={config.offer}
          companyName={request.companyName}
        />
      }
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
        {t('account.existing')} <Link to={loginPath(stagePath(lastStep(true)))}>{t('account.login')}</Link>
      </p>
    </WizardPage>
  );
}
