import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { answerClassicStep, loadClassicStep } from '~/application/classic/classic-step.server';
import { useClassicStep } from '~/application/classic/use-classic-step';
import { StepPage } from '~/application/journey/step-page';
import { countriesNamed } from '~/domain/countries';
import { CompanyDetailsFields } from './company-details-fields';
import { chosenCountry } from './rules/company-details';
import { useResetLegalForm } from './use-reset-legal-form';

export { clientAction } from '~/page/lost-connection';

export const handle = { i18n: ['application', 'enums'] };

export async function loader(args: LoaderFunctionArgs) {
  const page = await loadClassicStep(args, 'company-details');
  return { ...page, countries: countriesNamed(page.config.countries, page.language) };
}

export const action = (args: ActionFunctionArgs) => answerClassicStep(args, 'company-details');

/** CLA-09, CLA-11 */
export default function CompanyDetails() {
  const page = useLoaderData<typeof loader>();
  const { t } = useTranslation('application');
  const { fields, ...step } = useClassicStep('company-details', page);
  const { config, language, countries } = page;
  const { typed } = step;
  useResetLegalForm(step.form, chosenCountry(typed, config));
  return (
    <StepPage
      {...step}
      title={t('companyDetails.title')}
      lead={t('companyDetails.lead', { company: typed.companyName })}
      companyName={typed.companyName}
      next={t('companyDetails.next')}
    >
      <CompanyDetailsFields {...{ fields, typed, config, language, countries }} />
    </StepPage>
  );
}
