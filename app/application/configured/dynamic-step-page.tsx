import type { SubmissionResult } from '@conform-to/react';
import { useActionData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { CompanyChangedNotice } from '~/application/journey/company-changed-notice';
import { RequestSheet } from '~/application/journey/request-sheet';
import { type OfferedDraft, ResumeNotice } from '~/application/journey/resume-notice';
import { SentNotice, type SentRequest } from '~/application/journey/sent-notice';
import { StepActions } from '~/application/journey/step-actions';
import { WizardPage } from '~/application/journey/wizard-page';
import { CompanySearchField, type Found } from '~/company-search/company-search-field';
import { DynamicFields, labelsOf } from '~/configured-form/dynamic-fields';
import { STANDARD } from '~/configured-form/rules/field';
import type { DynamicForm } from '~/configured-form/rules/form';
import { useWords } from '~/configured-form/use-words';
import { EnterGoesOn } from '~/forms/enter-goes-on';
import { COUNTRY, DETAILS_FOR, INTENT, PURPOSE_SHOWN } from '~/forms/intents';
import { ErrorSummary } from '~/ui/feedback/error-summary';
import { PortalForm } from '~/ui/fields/form';
import { SubmitButton } from '~/ui/fields/submit-button';
import type { Step } from '~/ui/frame/stepper';
import { Stack } from '~/ui/layout/layout';
import { withoutScripts } from '~/ui/layout/without-scripts.css';
import { dynamicContents } from './dynamic-contents';
import { dynamicSummary } from './rules/summary';
import { useDynamicForm } from './use-dynamic-form';

type DynamicStepPageProps = {
  title: string;
  stepId: string;
  form: DynamicForm;
  /** The purpose the server made the page for; null before one is chosen. */
  purpose: string | null;
  values: Record<string, string>;
  checked: SubmissionResult<string[]> | null;
  steps: Step[];
  usualCurrency: string;
  /** How many countries there are to choose from. */
  countries: number;
  offer: boolean;
  offerAfter: number;
  changing: boolean;
  /** The company chosen in another tab meanwhile; null where none was. */
  companyChanged: string | null;
  first: boolean;
  offered: OfferedDraft | null;
  sent: SentRequest | null;
};

type Answer = { result: SubmissionResult<string[]> | null; found: Found | null };

/** A configured step: its fields, and beside them the request as it stands (DYN-01, DYN-05, DYN-09). */
export function DynamicStepPage(page: DynamicStepPageProps) {
  const { title, stepId, values, steps, usualCurrency, changing, first } = page;
  const { t } = useTranslation('application');
  const answer = useActionData<Answer>();
  const { form, fields, typed, currency } = useDynamicForm({
    form: page.form,
    stepId,
    values,
    answer: answer?.result ?? page.checked,
    usualCurrency,
  });
  const words = useWords(currency);
  const summary = dynamicSummary(page.form, typed);
  const contents = dynamicContents(summary, { t, words });
  const asksLegalForm = page.countries > 1 && fields.some(({ control }) => control.kind === 'company-type');
  return (
    <WizardPage
      steps={steps}
      notice={noticeOf(page)}
      title={title}
      sheet={
        <RequestSheet
          contents={contents}
          companyName={typed[STANDARD.companyName]}
          offer={page.offer}
          offerAfter={page.offerAfter}
        />
      }
    >
      <PortalForm form={form}>
        <EnterGoesOn />
        {DETAILS_FOR in values && <input type="hidden" name={DETAILS_FOR} value={typed[DETAILS_FOR] ?? ''} />}
        <input type="hidden" name={PURPOSE_SHOWN} value={typed[STANDARD.purpose] ?? page.purpose ?? ''} />
        <Stack gap="s6">
          <ErrorSummary form={form} labels={labelsOf(fields)} />
          <DynamicFields
            formId={form.id}
            {...{ fields, typed, currency }}
            country={page.form.country}
            companySearch={(field) => (
              <CompanySearchField
                name={{ name: field.name, formId: form.id }}
                id={{ name: STANDARD.companyId, formId: form.id }}
                label={field.label}
                hint={field.hint}
                {...{ typed, values }}
                found={answer?.found ?? null}
              />
            )}
          />
          {asksLegalForm && (
            <div className={withoutScripts}>
              <SubmitButton variant="ghost" size="s" name={INTENT} value={COUNTRY}>
                {t('companyDetails.takeCountry')}
              </SubmitButton>
            </div>
          )}
          <StepActions
            next={t(changing ? 'change.next' : 'next')}
            back={!first || changing}
            summary={summary.amount === null ? undefined : { amount: contents.amount }}
          />
        </Stack>
      </PortalForm>
    </WizardPage>
  );
}

/** What the page has to say above everything else. */
function noticeOf({ companyChanged, offered, sent }: DynamicStepPageProps) {
  if (companyChanged !== null) return <CompanyChangedNotice name={companyChanged} />;
  if (offered) return <ResumeNotice draft={offered} />;
  return sent && <SentNotice request={sent} />;
}
