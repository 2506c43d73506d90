import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from 'ui/feedback/notice';
import { PortalForm } from 'ui/fields/form/form';
import type { Gap } from 'ui/layout/layout';
import { DefaultButton } from '~/forms/default-button';
import { DETAILS_FOR_FIELD } from '~/forms/intents';
import { RequestSheet, type SheetContents } from './request-sheet';
import { ResumeNotice, SubmittedNotice } from './resume-notice';
import type { loadStepPage } from './step.server';
import type { StepForm } from './use-step-form';
import { StepActions, WizardPage } from './wizard-page';

export type StepPageData = Omit<ReturnType<typeof loadStepPage>, 'title' | 'description' | 'mainForm'>;

type StepPageProps = {
  page: StepPageData;
  title: string;
  leadText?: ReactNode;
  form: StepForm;
  typed: Record<string, string>;
  labels: Record<string, string>;
  contents: SheetContents;
  companyName?: string | undefined;
  nextLabel: string;
  shortNextLabel?: string;
  summary?: ComponentProps<typeof StepActions>['summary'];
  gap?: Gap;
  className?: string;
  children: ReactNode;
};

export function StepPage({ page, title, leadText, form, typed, labels, ...rest }: StepPageProps) {
  const { contents, companyName, nextLabel, shortNextLabel, summary, gap = 's6', className, children } = rest;
  const { t } = useTranslation('application');
  const { stepper, values, isFirst, isChange, offer, offerAfterStep } = page;
  return (
    <WizardPage
      steps={stepper}
      notice={noticeOf(page)}
      title={title}
      leadText={leadText}
      sheet={<RequestSheet {...{ contents, companyName, offer, offerAfterStep }} />}
    >
      <PortalForm form={form} className={className} labels={labels} gap={gap}>
        <DefaultButton />
        {DETAILS_FOR_FIELD in values && (
          <input type="hidden" name={DETAILS_FOR_FIELD} value={typed[DETAILS_FOR_FIELD] ?? ''} />
        )}
        {children}
        <StepActions
          nextLabel={isChange ? t('change.next') : nextLabel}
          {...(shortNextLabel !== undefined && !isChange && { shortNextLabel })}
          hasBackButton={!isFirst || isChange}
          summary={summary}
        />
      </PortalForm>
    </WizardPage>
  );
}

function noticeOf({ companyChanged, offeredDraft, submittedApplication }: StepPageData) {
  if (companyChanged !== null) return <CompanyChangedNotice name={companyChanged} />;
  if (offeredDraft) return <ResumeNotice draft={offeredDraft} />;
  return submittedApplication && <SubmittedNotice request={submittedApplication} />;
}

function CompanyChangedNotice({ name }: { name: string | undefined }) {
  const { t } = useTranslation('application');
  return (
    <Notice tone="warning" title={t('companyChanged.title')}>
      {t('companyChanged.text', { company: name })}
    </Notice>
  );
}
