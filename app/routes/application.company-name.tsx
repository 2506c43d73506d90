import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { companyNameSchema } from '~/application/classic/rules/company-name';
import { shownValues } from '~/application/classic/rules/draft';
import { withCompany } from '~/application/classic/rules/suggestion';
import { useClassicSheet } from '~/application/classic/use-classic-sheet';
import { judge, leadBack, leadOn, openStep, pageData, recheck } from '~/application/classic/wizard.server';
import { changeDraft, keepStep } from '~/application/journey/draft.server';
import { RequestSheet } from '~/application/journey/request-sheet';
import { StepActions } from '~/application/journey/step-actions';
import { useStepForm } from '~/application/journey/use-step-form';
import { WizardPage } from '~/application/journey/wizard-page';
import { toOption } from '~/company-search/company-option';
import { chosenCompany, searchCompanies } from '~/company-search/company-search.server';
import { CompanySearchField } from '~/company-search/company-search-field';
import { answeredAgain } from '~/forms/answered-again.server';
import { EnterGoesOn } from '~/forms/enter-goes-on';
import { readForm } from '~/forms/form-body.server';
import { BACK, INTENT, SEARCH } from '~/forms/intents';
import { ErrorSummary } from '~/ui/feedback/error-summary';
import { PortalForm } from '~/ui/fields/form';
import { Stack } from '~/ui/layout/layout';

export { clientAction } from '~/page/lost-connection';

export const handle = { i18n: ['application', 'enums'] };

export async function loader(args: LoaderFunctionArgs) {
  const step = await openStep(args, 'company-name');
  const { visit, draft } = step;
  const page = pageData(step, 'company-name', visit.t('application')('companyName.pageTitle'));
  const checked = recheck(step, 'company-name', () => companyNameSchema);
  const values = shownValues(draft, 'company-name');
  return { ...page, values, checked };
}

export const action = (args: ActionFunctionArgs) => answeredAgain(args, () => answer(args), { found: null });

async function answer({ request, context }: ActionFunctionArgs) {
  const step = await openStep({ request, context }, 'company-name');
  const { visit, config } = step;
  const form = await readForm(request);
  const { values, submission } = judge(form, () => companyNameSchema);
  if (form.get(INTENT) === BACK) throw await leadBack(step, 'company-name', values);
  if (submission.status !== 'success') {
    await keepStep(step, 'company-name', { values, finished: false });
    return data({ result: submission.reply(), found: null }, { status: 400 });
  }
  const { companyName: name, companyCreditProviderId: id } = submission.value;
  // Without scripts a button searches; the page then offers what was found.
  if (form.get(INTENT) === SEARCH) {
    const found = await searchCompanies(visit, config, name);
    await keepStep(step, 'company-name', { values, finished: false });
    const options = found.ok ? found.data.map(toOption) : null;
    return { result: submission.reply(), found: { options } };
  }
  const found = id === undefined ? null : await chosenCompany(step, { name, id });
  await changeDraft(step, (draft) => withCompany(draft, { name, found }, config));
  throw leadOn(step, 'company-name');
}

/** Which company: chosen from suggestions, or typed by hand (CLA-08). */
export default function CompanyName() {
  const { config, language, loggedIn, steps, changing, request, values, checked } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { t } = useTranslation('application');
  const { form, fields, typed } = useStepForm<'companyName' | 'companyCreditProviderId'>(
    'company-name',
    () => companyNameSchema,
    {
      values,
      answer: answer?.result ?? checked,
    },
  );
  const { sheet } = useClassicSheet(request.loan, config, { loggedIn, language });
  return (
    <WizardPage
      steps={steps}
      title={t('companyName.title')}
      lead={t('companyName.lead')}
      sheet={<RequestSheet {...sheet} companyName={typed.companyName} />}
    >
      <PortalForm form={form}>
        <EnterGoesOn />
        <Stack gap="s7">
          <ErrorSummary form={form} labels={{ companyName: t('companyName.name') }} />
          <CompanySearchField
            name={fields.companyName}
            id={fields.companyCreditProviderId}
            label={t('companyName.name')}
            hint={t('companyName.hint')}
            {...{ typed, values }}
            found={answer?.found ?? null}
          />
          <StepActions next={t(changing ? 'change.next' : 'companyName.next')} />
        </Stack>
      </PortalForm>
    </WizardPage>
  );
}
