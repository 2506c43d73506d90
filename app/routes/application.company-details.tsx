import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import {
  CompanyDetailsFields,
  type CompanyDetailsName,
  useCompanyDetailsLabels,
} from '~/application/classic/company-details-fields';
import { chosenCountry, companyDetailsSchema } from '~/application/classic/rules/company-details';
import { companyMark, isOfAnotherCompany, shownValues } from '~/application/classic/rules/draft';
import { useClassicSheet } from '~/application/classic/use-classic-sheet';
import { useResetLegalForm } from '~/application/classic/use-reset-legal-form';
import { judge, leadBack, leadOn, openStep, pageData, recheck } from '~/application/classic/wizard.server';
import { tellsCompanyChanged } from '~/application/journey/answers';
import { leadToCompanyNow } from '~/application/journey/company-changed.server';
import { CompanyChangedNotice } from '~/application/journey/company-changed-notice';
import { keepStep } from '~/application/journey/draft.server';
import { RequestSheet } from '~/application/journey/request-sheet';
import { StepActions } from '~/application/journey/step-actions';
import { useStepForm } from '~/application/journey/use-step-form';
import { WizardPage } from '~/application/journey/wizard-page';
import { answeredAgain } from '~/forms/answered-again.server';
import { EnterGoesOn } from '~/forms/enter-goes-on';
import { readForm } from '~/forms/form-body.server';
import { BACK, COUNTRY, DETAILS_FOR, INTENT } from '~/forms/intents';
import { ErrorSummary } from '~/ui/feedback/error-summary';
import { PortalForm } from '~/ui/fields/form';
import { Stack } from '~/ui/layout/layout';

export { clientAction } from '~/page/lost-connection';

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

export const action = (args: ActionFunctionArgs) => answeredAgain(args, () => answer(args));

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
