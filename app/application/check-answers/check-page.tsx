import { type SubmissionResult, useForm } from '@conform-to/react';
import { useTranslation } from 'react-i18next';
import { Notice } from 'ui/feedback/notice';
import { ErrorSummary } from 'ui/fields/form/error-summary';
import { PortalForm } from 'ui/fields/form/form';
import { SubmitButton } from 'ui/fields/form/submit-button';
import type { StepperStep } from 'ui/frame/stepper';
import { SupportLine } from 'ui/frame/support-line';
import { Stack } from 'ui/layout/layout';
import { DefaultButton } from '~/forms/default-button';
import { INTENT_FIELD, SEND_AGAIN_INTENT } from '~/forms/intents';
import { usePageFrame } from '~/page/use-page-frame';
import type { AnswerGroup } from '../journey/answers';
import { RequestSheet, type SheetContents } from '../journey/request-sheet';
import { StepActions, WizardPage } from '../journey/wizard-page';
import { AnswerList } from './answer-list';

type CheckPageProps = {
  stepper: StepperStep[];
  sheet: { contents: SheetContents; companyName?: string | undefined; offerAfterStep: number };
  loggedIn: boolean;
  wasLoggedIn: boolean;
  isUnsent: boolean;
  /** A response was lost, so the application may exist (D-10). */
  isUnsure: boolean;
  offer: boolean;
  groups: AnswerGroup[];
  lastResult: SubmissionResult<string[]> | null;
  refusedFields: Record<string, string[]>;
};

export function CheckPage({
  stepper,
  sheet,
  loggedIn,
  wasLoggedIn,
  isUnsent,
  isUnsure,
  offer,
  groups,
  lastResult,
  refusedFields,
}: CheckPageProps) {
  const { t } = useTranslation('application');
  const sendLabel = isUnsure ? 'check.lookAgain' : loggedIn ? 'check.send' : 'check.next';
  const [form] = useForm({ id: 'check-answers', lastResult });
  return (
    <WizardPage
      steps={stepper}
      title={t('check.title')}
      leadText={t(loggedIn ? 'check.leadLoggedIn' : 'check.lead')}
      sheet={<RequestSheet {...sheet} offer={offer} />}
    >
      <PortalForm form={form}>
        <DefaultButton />
        <Stack gap="s6">
          {isUnsure && <UnsureNotice />}
          {isUnsent && !isUnsure && (
            <Notice tone="warning" title={t('check.unsentTitle')}>
              {t('check.unsentText')}
            </Notice>
          )}
          {wasLoggedIn && (
            <Notice tone="info" title={t('check.loggedInTitle')}>
              {t('check.loggedInText')}
            </Notice>
          )}
          <ErrorSummary form={form} labels={{}} />
          <AnswerList groups={groups} refusedFields={refusedFields} />
        </Stack>
        <StepActions
          staysInView
          nextLabel={t(sendLabel)}
          shortNextLabel={loggedIn ? t(sendLabel) : undefined}
          pendingLabel={loggedIn ? t('sending') : undefined}
        />
      </PortalForm>
    </WizardPage>
  );
}

function UnsureNotice() {
  const { t } = useTranslation('application');
  const { support } = usePageFrame();
  return (
    <>
      <Notice
        tone="warning"
        title={t('check.unsureTitle')}
        action={
          <SubmitButton
            variant="outline"
            name={INTENT_FIELD}
            value={SEND_AGAIN_INTENT}
            pendingLabel={t('sending')}
          >
            {t('check.sendAgain')}
          </SubmitButton>
        }
      >
        {t('check.unsureText')}
      </Notice>
      <SupportLine question={t('personally')} phone={support.phone} email={support.email} />
    </>
  );
}
