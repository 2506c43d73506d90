import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { createLazySchemas } from 'ui/fields/form/use-portal-form';
import { loadClassicStep, openClassicSource } from '~/application/classic/classic-source.server';
import { useClassicStep } from '~/application/classic/use-classic-step';
import { handleStepForm } from '~/application/journey/step.server';
import { StepPage } from '~/application/journey/step-page';
import type { FieldContext } from '~/application/rules/field';
import { COMPANY_NAME_FIELDS } from '~/application/rules/steps';
import { CompanySearchField } from '~/company-search/company-search-field';

const schema = createLazySchemas(() => import('~/application/rules/step-schemas'))(
  ({ createCompanyNameSchema }, context: FieldContext) => createCompanyNameSchema(context),
);

export { clientAction } from '~/page/lost-connection';

export const handle = { i18n: ['application', 'enums'] };

export const loader = (args: LoaderFunctionArgs) => loadClassicStep(args, 'company-name');

export const action = (args: ActionFunctionArgs) => handleStepForm(args, openClassicSource, 'company-name');

export default function CompanyName() {
  const page = useLoaderData<typeof loader>();
  const { t } = useTranslation('application');
  const { fields, searchResult, ...step } = useClassicStep('company-name', COMPANY_NAME_FIELDS, page, schema);
  return (
    <StepPage
      {...step}
      labels={{ ...step.labels, companyCreditProviderId: t('companyName.found') }}
      title={t('companyName.title')}
      leadText={t('companyName.lead')}
      companyName={step.typed.companyName}
      nextLabel={t('companyName.next')}
      gap="s7"
    >
      <CompanySearchField
        name={fields.companyName}
        id={fields.companyCreditProviderId}
        label={t('companyName.name')}
        hint={t('companyName.hint')}
        typed={step.typed}
        values={page.values}
        searchResult={searchResult}
        submitsOnChoice
      />
    </StepPage>
  );
}
