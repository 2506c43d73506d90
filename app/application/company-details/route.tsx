import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { loadClassicStep, openClassic } from '~/application/classic/classic-source.server';
import { useClassicStep } from '~/application/classic/use-classic-step';
import { answerStep } from '~/application/journey/step.server';
import { StepPage } from '~/application/journey/step-page';
import type { FieldContext } from '~/application/rules/field';
import { countriesNamed } from '~/domain/countries';
import { schemasFrom } from '~/ui/fields/form/use-portal-form';
import { chosenCountry } from '../rules/company-details';
import { CompanyDetailsFields } from './company-details-fields';
import { useResetLegalForm } from './use-reset-legal-form';

const schema = schemasFrom(() => import('~/application/rules/step-schemas'))(
  ({ companyDetailsSchema }, context: FieldContext) => companyDetailsSchema(context),
);

export { clientAction } from '~/page/lost-connection';

export const handle = { i18n: ['application', 'enums'] };

export async function loader(args: LoaderFunctionArgs) {
  const page = await loadClassicStep(args, 'company-details');
  return { ...page, countries: countriesNamed(page.config.countries, page.language) };
}

export const action = (args: ActionFunctionArgs) => answerStep(args, openClassic, 'company-details');

/** CLA-09, CLA-11 */
export default function CompanyDetails() {
  const page = useLoaderData<typeof loader>();
  const { t } = useTranslation('application');
  const { fields, ...step } = useClassicStep('company-details', page, schema);
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
