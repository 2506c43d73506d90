import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { shownValues, withTyping } from '~/application/draft';
import { stagePath } from '~/application/journey';
import { loanInfoSchema, startingValues } from '~/application/loan-info';
import { readForm } from '~/session/form-body.server';
import { ErrorSummary } from '~/ui/error-summary';
import { PortalForm } from '~/ui/form';
import { Stack } from '~/ui/layout';
import { answerUnkept } from './application/answer-unkept.server';
import { changeDraft, forgetDraft, keepStep } from './application/draft.server';
import { BACK, DISCARD, INTENT, LOAN_TYPE } from './application/intents';
import { loanInfoForm } from './application/loan-info.css';
import { LoanInfoFields, type LoanInfoName, useLoanInfoLabels } from './application/loan-info-fields';
import { RequestSheet } from './application/request-sheet';
import { ResumeNotice } from './application/resume-notice';
import { sentRequest } from './application/sent.server';
import { SentNotice } from './application/sent-notice';
import { EnterGoesOn, StepActions } from './application/step-actions';
import { useClassicSheet } from './application/use-classic-sheet';
import { useStepForm } from './application/use-step-form';
import {
  judge,
  leadBack,
  leadOn,
  offeredDraft,
  openStep,
  pageData,
  recheck,
} from './application/wizard.server';
import { WizardPage } from './application/wizard-page';

export { clientAction } from '~/routes/lost-connection';

export const handle = { i18n: ['application', 'enums'] };

export async function loader(args: LoaderFunctionArgs) {
  const step = await openStep(args, 'loan-info');
  const { visit, config } = step;
  const page = pageData(step, 'loan-info', visit.t('application')('loanInfo.pageTitle'));
  const checked = recheck(step, 'loan-info', (typed) => loanInfoSchema(config, typed, visit.language));
  const values = { ...startingValues(config), ...shownValues(step.draft, 'loan-info') };
  const begun = { offered: offeredDraft(step), sent: sentRequest(visit) };
  return { ...page, values, checked, ...begun };
}

export const action = (args: ActionFunctionArgs) => answerUnkept(args, () => answer(args));

async function answer({ request, context }: ActionFunctionArgs) {
  const step = await openStep({ request, context }, 'loan-info');
  const { visit, config } = step;
  const form = await readForm(request);
  if (form.get(INTENT) === DISCARD) {
    await forgetDraft(step);
    throw visit.redirect(stagePath('loan-info'), 303);
  }
  const { values, submission } = judge(form, (typed) => loanInfoSchema(config, typed, visit.language));
  if (form.get(INTENT) === BACK) throw await leadBack(step, 'loan-info', values);
  // Without scripts a button takes the chosen loan type over, whose amounts and durations the page then offers.
  if (form.get(INTENT) === LOAN_TYPE) {
    await changeDraft(step, (draft) => withTyping(draft, 'loan-info', values));
    throw visit.redirect(visit.here, 303);
  }
  await keepStep(step, 'loan-info', { values, finished: submission.status === 'success' });
  if (submission.status === 'success') throw leadOn(step, 'loan-info');
  return data({ result: submission.reply() }, { status: 400 });
}

/** What and how much: loan type, amount and duration or the figures of factoring, and the purpose (CLA-02 to CLA-07). */
export default function LoanInfo() {
  const { config, language, loggedIn, steps, changing, values, checked, offered, sent } =
    useLoaderData<typeof loader>();
  const { t } = useTranslation(['application', 'enums']);
  const labels = useLoanInfoLabels();
  const { form, fields, typed } = useStepForm<LoanInfoName>(
    'loan-info',
    (current) => loanInfoSchema(config, current, language),
    {
      values,
      answer: useActionData<typeof action>()?.result ?? checked,
    },
  );
  const { summary, sheet } = useClassicSheet(typed, config, { loggedIn, language });
  const withOffer = loggedIn ? 'loanInfo.leadLoggedIn' : 'loanInfo.lead';
  const months = summary.kind === 'loan' ? summary.duration : null;
  return (
    <WizardPage
      steps={steps}
      notice={offered ? <ResumeNotice draft={offered} /> : sent && <SentNotice request={sent} />}
      title={t('loanInfo.title')}
      lead={t(config.offer ? withOffer : 'loanInfo.leadReceived')}
      sheet={<RequestSheet {...sheet} />}
    >
      <PortalForm form={form} className={loanInfoForm}>
        <EnterGoesOn />
        <Stack gap="s7">
          <ErrorSummary form={form} labels={labels} />
          <LoanInfoFields {...{ fields, typed, config, language }} />
          <StepActions
            next={t(changing ? 'change.next' : 'loanInfo.next')}
            back={changing}
            summary={{
              amount: sheet.contents.amount,
              note: months === null ? undefined : t('enums:durationUnit.months', { count: months }),
            }}
          />
        </Stack>
      </PortalForm>
    </WizardPage>
  );
}
