import { type SubmissionResult, useForm } from '@conform-to/react';
import { useTranslation } from 'react-i18next';
import { DefaultButton } from '~/forms/default-button';
import { Notice } from '~/ui/feedback/notice';
import { ErrorSummary } from '~/ui/fields/form/error-summary';
import { PortalForm } from '~/ui/fields/form/form';
import type { Step } from '~/ui/frame/stepper';
import { Stack } from '~/ui/layout/layout';
import type { AnswerGroup } from '../journey/answers';
import { RequestSheet, type SheetContents } from '../journey/request-sheet';
import { StepActions, WizardPage } from '../journey/wizard-page';
import { AnswerList } from './answer-list';

type CheckPageProps = {
  stepper: Step[];
  sheet: { contents: SheetContents; companyName?: string | undefined; offerAfter: number };
  loggedIn: boolean;
  /** The account exists, but the application does not (D-10). */
  unsent: boolean;
  offer: boolean;
  groups: AnswerGroup[];
  answer: SubmissionResult<string[]> | null;
  refused: Record<string, string[]>;
};

export function CheckPage({
  stepper,
  sheet,
  loggedIn,
  unsent,
  offer,
  groups,
  answer,
  refused,
}: CheckPageProps) {
  const { t } = useTranslation('application');
  const [form] = useForm({ id: 'check-answers', lastResult: answer });
  return (
    <WizardPage
      steps={stepper}
      title={t('check.title')}
      lead={t(loggedIn ? 'check.leadLoggedIn' : 'check.lead')}
      sheet={<RequestSheet {...sheet} offer={offer} />}
    >
      <PortalForm form={form}>
        <DefaultButton />
        <Stack gap="s6">
          {unsent && (
            <Notice tone="warning" title={t('check.unsentTitle')}>
              {t('check.unsentText')}
            </Notice>
          )}
          <ErrorSummary form={form} labels={{}} />
          <AnswerList groups={groups} refused={refused} />
          <StepActions
            next={t(loggedIn ? 'check.send' : 'check.next')}
            shortNext={loggedIn ? t('check.send') : undefined}
            pendingLabel={loggedIn ? t('sending') : undefined}
          />
        </Stack>
      </PortalForm>
    </WizardPage>
  );
}
