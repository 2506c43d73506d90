import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { loanInfoSchema, startingValues } from '~/application/loan-info';
import { requestSummary } from '~/application/request-summary';
import { pageTitle } from '~/i18n/page-title';
import { readForm } from '~/session/form-body.server';
import { ErrorSummary } from '~/ui/error-summary';
import { PortalForm } from '~/ui/form';
import { Stack } from '~/ui/layout';
import { keepStep } from './application/draft.server';
import { loanInfoForm } from './application/loan-info.css';
import { LoanInfoFields, type LoanInfoName, useLoanInfoLabels } from './application/loan-info-fields';
import { amountWords, RequestSheet } from './application/request-sheet';
import { StepActions } from './application/step-actions';
import { useStepForm } from './application/use-step-form';
import { judge, leadOn, openStep, pageData, recheck } from './application/wizard.server';
import { WizardPage } from './application/wizard-page';

export { clientAction } from '~/routes/lost-connection';

export const handle = { i18n: ['application', 'enums'] };

export async function loader({ request }: LoaderFunctionArgs) {
  const step = await openStep(request, 'loan-info');
  const { visit, config } = step;
  const page = pageData(step, 'loan-info', visit.t('application')('loanInfo.pageTitle'));
  const checked = recheck(step, 'loan-info', (typed) => loanInfoSchema(config, typed, visit.language));
  return data({ ...page, checked }, { headers: visit.headers() });
}

export async function action({ request }: ActionFunctionArgs) {
  const step = await openStep(request, 'loan-info');
  const { visit, config } = step;
  const form = await readForm(request);
  const { values, submission } = judge(form, (typed) => loanInfoSchema(config, typed, visit.language));
  await keepStep(step, 'loan-info', { values, finished: submission.status === 'success' });
  if (submission.status === 'success') throw leadOn(step, 'loan-info');
  return data({ result: submission.reply() }, { status: 400, headers: visit.headers() });
}

export const meta: MetaFunction<typeof loader> = ({ data: page, matches }) => pageTitle(page?.title, matches);

/** What and how much: loan type, amount and duration or the figures of factoring, and the purpose (CLA-02 to CLA-07). */
export default function LoanInfo() {
  const { config, language, loggedIn, stepper, request, checked } = useLoaderData<typeof loader>();
  const { t } = useTranslation(['application', 'enums']);
  const labels = useLoanInfoLabels();
  const { form, fields, typed } = useStepForm<LoanInfoName>(
    'loan-info',
    (current) => loanInfoSchema(config, current, language),
    {
      values: { ...startingValues(config), ...request.loan },
      answer: useActionData<typeof action>()?.result ?? checked,
    },
  );
  const summary = requestSummary(typed, config);
  const withOffer = loggedIn ? 'loanInfo.leadLoggedIn' : 'loanInfo.lead';
  const months = summary.kind === 'loan' ? summary.duration : null;
  return (
    <WizardPage
      stepper={stepper}
      title={t('loanInfo.title')}
      lead={t(config.offer ? withOffer : 'loanInfo.leadReceived')}
      sheet={<RequestSheet {...{ summary, loggedIn, language }} offer={config.offer} />}
    >
      <PortalForm form={form} className={loanInfoForm}>
        <Stack gap="s7">
          <ErrorSummary form={form} labels={labels} />
          <LoanInfoFields {...{ fields, typed, config, language }} />
          <StepActions
            next={t('loanInfo.next')}
            back={false}
            summary={{
              amount: amountWords(summary, language),
              note: months === null ? undefined : t('enums:durationUnit.months', { count: months }),
            }}
          />
        </Stack>
      </PortalForm>
    </WizardPage>
  );
}
