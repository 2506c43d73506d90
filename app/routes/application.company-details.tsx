import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { chosenCountry, companyDetailsSchema } from '~/application/company-details';
import { companyMark, isOfAnotherCompany, shownValues } from '~/application/draft';
import { readForm } from '~/session/form-body.server';
import { ErrorSummary } from '~/ui/error-summary';
import { PortalForm } from '~/ui/form';
import { Stack } from '~/ui/layout';
import { answerUnkept } from './application/answer-unkept.server';
import { tellsCompanyChanged } from './application/answers';
import { leadToCompanyNow } from './application/company-changed.server';
import { CompanyChangedNotice } from './application/company-changed-notice';
import {
  CompanyDetailsFields,
  type CompanyDetailsName,
  useCompanyDetailsLabels,
} from './application/company-details-fields';
import { keepStep } from './application/draft.server';
import { BACK, COUNTRY, DETAILS_FOR, INTENT } from './application/intents';
import { RequestSheet } from './application/request-sheet';
import { EnterGoesOn, StepActions } from './application/step-actions';
import { useClassicSheet } from './application/use-classic-sheet';
import { useResetLegalForm } from './application/use-reset-legal-form';
import { useStepForm } from './application/use-step-form';
import { judge, leadBack, leadOn, openStep, pageData, recheck } from './application/wizard.server';
import { WizardPage } from './application/wizard-page';

export { clientAction } from '~/routes/lost-connection';

export const handle = { i18n: ['application', 'enums'] };

export async function loader(args: LoaderFunctionArgs) {
  const step = await openStep(args, 'company-details');
  const { visit, config, draft } = step;
  const page = pageData(step, 'company-details', visit.t('application')('companyDetails.pageTitle'));
  const checked = recheck(step, 'company-details', (typed) => companyDetailsSchema(config, typed));
  const kept = shownValues(draft, 'company-details');
  const values = {
    ...kept,
    companyCountry: chosenCountry(kept, config),
    [DETAILS_FOR]: companyMark(draft),
  };
  const companyChanged = tellsCompanyChanged(visit.url);
  return { ...page, values, checked, companyChanged };
}

export const action = (args: ActionFunctionArgs) => answerUnkept(args, () => answer(args));

async function answer({ request, context }: ActionFunctionArgs) {
  const step = await openStep({ request, context }, 'company-details');
  const { visit, config, draft } = step;
  const form = await readForm(request);
  const judged = judge(form, (typed) => companyDetailsSchema(config, typed));
  const { [DETAILS_FOR]: detailsFor, ...values } = judged.values;
  const { submission } = judged;
  if (isOfAnotherCompany(detailsFor, draft)) throw leadToCompanyNow(visit);
  if (form.get(INTENT) === BACK) throw await leadBack(step, 'company-details', values);
  // Without scripts a button takes the chosen country over, whose legal forms the page then offers.
  if (form.get(INTENT) === COUNTRY) {
    await keepStep(step, 'company-details', { values: { ...values, companyType: '' }, finished: false });
    throw visit.redirect(visit.here, 303);
  }
  await keepStep(step, 'company-details', { values, finished: submission.status === 'success' });
  if (submission.status !== 'success') {
    return data({ result: submission.reply() }, { status: 400 });
  }
  throw leadOn(step, 'company-details');
}

/** Legal form, address, tax number and purpose (CLA-09 to CLA-11). */
export default function CompanyDetails() {
  const { config, language, loggedIn, steps, changing, request, values, checked, companyChanged } =
    useLoaderData<typeof loader>();
  const { t } = useTranslation('application');
  const { form, fields, typed } = useStepForm<CompanyDetailsName>(
    'company-details',
    (current) => companyDetailsSchema(config, current),
    { values, answer: useActionData<typeof action>()?.result ?? checked },
  );
  useResetLegalForm(form, typed.companyCountry);
  const { sheet } = useClassicSheet(request.loan, config, { loggedIn, language });
  return (
    <WizardPage
      steps={steps}
      notice={companyChanged && <CompanyChangedNotice name={request.companyName} />}
      title={t('companyDetails.title')}
      lead={t('companyDetails.lead', { company: request.companyName })}
      sheet={<RequestSheet {...sheet} companyName={request.companyName} />}
    >
      <PortalForm form={form}>
        <EnterGoesOn />
        <input type="hidden" name={DETAILS_FOR} value={typed[DETAILS_FOR] ?? values[DETAILS_FOR]} />
        <Stack gap="s6">
          <ErrorSummary form={form} labels={useCompanyDetailsLabels()} />
          <CompanyDetailsFields {...{ fields, typed, config, language }} />
          <StepActions next={t(changing ? 'change.next' : 'companyDetails.next')} />
        </Stack>
      </PortalForm>
    </WizardPage>
  );
}
