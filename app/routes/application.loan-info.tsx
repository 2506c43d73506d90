import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { loanInfoForm } from '~/application/classic/loan-info.css';
import { LoanInfoFields, type LoanInfoName, useLoanInfoLabels } from '~/application/classic/loan-info-fields';
import { shownValues, withTyping } from '~/application/classic/rules/draft';
import { stagePath } from '~/application/classic/rules/journey';
import { loanInfoSchema, startingValues } from '~/application/classic/rules/loan-info';
import { useClassicSheet } from '~/application/classic/use-classic-sheet';
import {
  judge,
  leadBack,
  leadOn,
  offeredDraft,
  openStep,
  pageData,
  recheck,
} from '~/application/classic/wizard.server';
import { changeDraft, forgetDraft, keepStep } from '~/application/journey/draft.server';
import { RequestSheet } from '~/application/journey/request-sheet';
import { ResumeNotice } from '~/application/journey/resume-notice';
import { sentRequest } from '~/application/journey/sent.server';
import { SentNotice } from '~/application/journey/sent-notice';
import { StepActions } from '~/application/journey/step-actions';
import { useStepForm } from '~/application/journey/use-step-form';
import { WizardPage } from '~/application/journey/wizard-page';
import { answeredAgain } from '~/forms/answered-again.server';
import { EnterGoesOn } from '~/forms/enter-goes-on';
import { readForm } from '~/forms/form-body.server';
import { BACK, DISCARD, INTENT, LOAN_TYPE } from '~/forms/intents';
import { ErrorSummary } from '~/ui/feedback/error-summary';
import { PortalForm } from '~/ui/fields/form';
import { Stack } from '~/ui/layout/layout';

export { clientAction } from '~/page/lost-connection';

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

export const action = (args: ActionFunctionArgs) => answeredAgain(args, () => answer(args));

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
