import type { SubmissionResult } from '@conform-to/react';
import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { PortalForm } from 'ui/fields/form/form';
import { createLazySchemas } from 'ui/fields/form/use-portal-form';
import type { StepperStep } from 'ui/frame/stepper';
import { mutedText, smallText } from 'ui/theme/text.css';
import { RegistrationFields, useRegistrationLabels } from '~/account/registration/registration-fields';
import { loginPath } from '~/request/login-path';
import { RequestSheet, type SheetContents } from '../journey/request-sheet';
import { CHECK_PATH } from '../journey/rules/journey';
import { useStepForm } from '../journey/use-step-form';
import { StepActions, WizardPage } from '../journey/wizard-page';

const accountSchema = createLazySchemas(() => import('~/account/rules/account-forms'));

type AccountPageProps = {
  config: { partnerTerms: boolean; offer: boolean };
  email: string;
  stepper: StepperStep[];
  sheet: { contents: SheetContents; companyName?: string | undefined; offerAfterStep: number };
  lastResult: SubmissionResult<string[]> | undefined;
};

export function AccountPage({ config, email, stepper, sheet, lastResult }: AccountPageProps) {
  const { t } = useTranslation('application');
  const labels = useRegistrationLabels();
  const { form, fields } = useStepForm({
    id: 'account-creation',
    names: Object.keys(labels) as (keyof typeof labels)[],
    values: { email },
    lastResult,
    schema: accountSchema(({ createRegistrationSchema }, typed) => createRegistrationSchema(config, typed)),
  });
  return (
    <WizardPage
      steps={stepper}
      title={t(config.offer ? 'account.title' : 'account.titleReceived')}
      leadText={t(config.offer ? 'account.lead' : 'account.leadReceived')}
      sheet={<RequestSheet {...sheet} offer={config.offer} />}
    >
      <PortalForm form={form} labels={labels}>
        <RegistrationFields fields={fields} partnerTerms={config.partnerTerms} />
        <StepActions
          nextLabel={t(config.offer ? 'account.send' : 'account.sendReceived')}
          shortNextLabel={t(config.offer ? 'account.sendShort' : 'account.sendShortReceived')}
          pendingLabel={t('sending')}
        />
      </PortalForm>
      <p className={`${smallText} ${mutedText}`}>
        <span>{t('account.existing')}</span> <Link to={loginPath(CHECK_PATH)}>{t('account.login')}</Link>
      </p>
    </WizardPage>
  );
}
