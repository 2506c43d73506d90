import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { goToField } from 'ui/fields/form/error-summary';
import { createLazySchemas } from 'ui/fields/form/use-portal-form';
import { loadClassicStep, openClassicSource } from '~/application/classic/classic-source.server';
import { useClassicStep } from '~/application/classic/use-classic-step';
import { handleStepForm } from '~/application/journey/step.server';
import { StepPage } from '~/application/journey/step-page';
import type { FieldContext } from '~/application/rules/field';
import { LOAN_INFO_FIELDS } from '~/application/rules/loan-info';
import { findFirstUnansweredField } from '~/application/rules/request-summary';
import { loanInfoForm, missing } from './loan-info.css';
import { LoanInfoFields } from './loan-info-fields';

const schema = createLazySchemas(() => import('~/application/rules/step-schemas'))(
  ({ createLoanInfoSchema }, context: FieldContext) => createLoanInfoSchema(context),
);

export { clientAction } from '~/page/lost-connection';

export const handle = { i18n: ['application', 'enums'] };

export const loader = (args: LoaderFunctionArgs) => loadClassicStep(args, 'loan-info');

export const action = (args: ActionFunctionArgs) => handleStepForm(args, openClassicSource, 'loan-info');

export default function LoanInfo() {
  const page = useLoaderData<typeof loader>();
  const { t } = useTranslation(['application', 'enums']);
  const { fields, loanRequest, ...step } = useClassicStep('loan-info', LOAN_INFO_FIELDS, page, schema);
  const { config, language, loggedIn } = page;
  const offerIntroKey = loggedIn ? 'loanInfo.leadLoggedIn' : 'loanInfo.lead';
  const months = loanRequest.kind === 'loan' ? loanRequest.duration : null;
  const firstUnansweredField = findFirstUnansweredField(loanRequest, step.typed);
  const note = firstUnansweredField ? (
    <a className={missing} href={`#loan-info-${firstUnansweredField}`} onClick={goToField}>
      {t('missing', { name: step.labels[firstUnansweredField] })}
    </a>
  ) : (
    months !== null && t('enums:durationUnit.months', { count: months })
  );
  const summary = { amount: step.contents.amount, note };
  return (
    <StepPage
      {...step}
      title={t('loanInfo.title')}
      leadText={t(config.offer ? offerIntroKey : 'loanInfo.leadReceived')}
      nextLabel={t('loanInfo.next')}
      summary={summary}
      gap="s7"
      className={loanInfoForm}
    >
      <LoanInfoFields {...{ fields, config, language }} typed={step.typed} />
    </StepPage>
  );
}
