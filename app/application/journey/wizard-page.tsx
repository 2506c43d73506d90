import ArrowLeft from 'virtual:icon/arrow-left';
import ArrowRight from 'virtual:icon/arrow-right';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SubmitButton } from 'ui/fields/form/submit-button';
import { BottomBar } from 'ui/frame/bottom-bar';
import { stickyActions } from 'ui/frame/page-frame.css';
import { Stepper, type StepperStep } from 'ui/frame/stepper';
import { SupportLine } from 'ui/frame/support-line';
import { Icon } from 'ui/layout/icon';
import { Row, Split, Stack } from 'ui/layout/layout';
import { onlyOnWideScreens } from 'ui/layout/layout.css';
import { leadText as leadStyle } from 'ui/theme/text.css';
import { BACK_INTENT, INTENT_FIELD } from '~/forms/intents';
import { usePageFrame } from '~/page/use-page-frame';

type WizardPageProps = {
  steps: StepperStep[];
  notice?: ReactNode;
  title: string;
  leadText?: ReactNode;
  sheet: ReactNode;
  children: ReactNode;
};

export function WizardPage({ steps, notice, title, leadText, sheet, children }: WizardPageProps) {
  const { t } = useTranslation('application');
  const { support } = usePageFrame();
  return (
    <Stack gap="s7">
      <Stack gap="s5">
        <Stepper label={t('steps.label')} steps={steps} />
        {notice}
      </Stack>
      <Split
        sticky
        asideLabel={t('request.title')}
        aside={
          <>
            {sheet}
            <SupportLine
              question={t('personally')}
              phone={support.phone}
              email={support.phone ? null : support.email}
            />
          </>
        }
      >
        <Stack gap="s7">
          <Stack as="header" gap="s2">
            <h1>{title}</h1>
            {leadText && <p className={leadStyle}>{leadText}</p>}
          </Stack>
          {children}
        </Stack>
      </Split>
    </Stack>
  );
}

type StepActionsProps = {
  nextLabel: string;
  shortNextLabel?: string;
  pendingLabel?: string;
  hasBackButton?: boolean;
  summary?: ComponentProps<typeof BottomBar>['summary'];
  /** Keeps the buttons in view on wide screens too (D-262). Their parent must be as high as the content. */
  staysInView?: boolean;
};

/** The "back" button submits the form, to save the typed values. */
export function StepActions({
  nextLabel,
  shortNextLabel,
  pendingLabel,
  hasBackButton = true,
  summary,
  staysInView = false,
}: StepActionsProps) {
  const { t } = useTranslation('application');
  return (
    <>
      <div
        className={staysInView ? `${onlyOnWideScreens} ${stickyActions}` : onlyOnWideScreens}
        data-bar-in-view={staysInView ? 'wide' : undefined}
      >
        <Row gap="s3" wrap>
          <SubmitButton size="l" iconEnd={ArrowRight} pendingLabel={pendingLabel}>
            {nextLabel}
          </SubmitButton>
          {hasBackButton && (
            <SubmitButton
              variant="ghost"
              size="l"
              name={INTENT_FIELD}
              value={BACK_INTENT}
              pendingLabel={t('back')}
            >
              {t('back')}
            </SubmitButton>
          )}
        </Row>
      </div>
      <BottomBar summary={summary}>
        <Row gap="s3">
          {hasBackButton && (
            <SubmitButton
              variant="outline"
              size="l"
              name={INTENT_FIELD}
              value={BACK_INTENT}
              aria-label={t('back')}
              pendingLabel=""
            >
              <Icon of={ArrowLeft} size={18} />
            </SubmitButton>
          )}
          <SubmitButton size="l" block iconEnd={ArrowRight} pendingLabel={pendingLabel}>
            {shortNextLabel ?? t('next')}
          </SubmitButton>
        </Row>
      </BottomBar>
    </>
  );
}
