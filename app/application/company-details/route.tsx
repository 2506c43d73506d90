import type { FormMetadata } from '@conform-to/react';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { createLazySchemas } from 'ui/fields/form/use-portal-form';
import {
  findRegisterGaps,
  loadClassicStep,
  openClassicSource,
} from '~/application/classic/classic-source.server';
import { useClassicStep } from '~/application/classic/use-classic-step';
import { CHANGE_PARAM } from '~/application/journey/answers';
import { pagePath } from '~/application/journey/rules/journey';
import { handleStepForm } from '~/application/journey/step.server';
import { StepPage } from '~/application/journey/step-page';
import type { FieldContext } from '~/application/rules/field';
import { listNamedCountries } from '~/domain/countries';
import { COMPANY_DETAIL_FIELDS, chosenCountryOf } from '../rules/company-details';
import { CompanyCard, isDetailChanged } from './company-card';
import { otherCompany } from './company-card.css';
import { CompanyDetailsFields } from './company-details-fields';

const schema = createLazySchemas(() => import('~/application/rules/step-schemas'))(
  ({ createCompanyDetailsSchema }, context: FieldContext) => createCompanyDetailsSchema(context),
);

export { clientAction } from '~/page/lost-connection';

export const handle = { i18n: ['application', 'enums'] };

export async function loader(args: LoaderFunctionArgs) {
  const page = await loadClassicStep(args, 'company-details');
  const { config, language, registerDetails } = page;
  return {
    ...page,
    countries: listNamedCountries(config.countries, language),
    gaps: findRegisterGaps(registerDetails, page),
  };
}

export const action = (args: ActionFunctionArgs) =>
  handleStepForm(args, openClassicSource, 'company-details');

const COMPANY_NAME_PATH = pagePath('classic', 'company-name');

export default function CompanyDetails() {
  const page = useLoaderData<typeof loader>();
  const { t } = useTranslation('application');
  const { fields, ...step } = useClassicStep('company-details', COMPANY_DETAIL_FIELDS, page, schema);
  const { config, language, countries, registerDetails, gaps } = page;
  const { typed } = step;
  useResetLegalForm(step.form, chosenCountryOf(typed, config));
  const part = { fields, typed, config, language, countries };
  if (registerDetails === null || gaps === null) {
    return (
      <StepPage
        {...step}
        title={t('companyDetails.title')}
        leadText={t('companyDetails.lead', { company: typed.companyName })}
        companyName={typed.companyName}
        nextLabel={t('companyDetails.next')}
      >
        <CompanyDetailsFields {...part} />
      </StepPage>
    );
  }
  const nextLabel = t(
    isDetailChanged(typed, registerDetails, gaps) ? 'companyCard.nextChanged' : 'companyCard.next',
  );
  return (
    <StepPage
      {...step}
      title={t('companyCard.title')}
      leadText={t(gaps.length > 0 ? 'companyCard.leadWithGap' : 'companyCard.lead')}
      companyName={typed.companyName}
      nextLabel={nextLabel}
      shortNextLabel={nextLabel}
    >
      <CompanyCard {...part} form={step.form} registerValues={registerDetails} gaps={gaps} />
      <p>
        <Link
          to={page.isChange ? `${COMPANY_NAME_PATH}?${CHANGE_PARAM}` : COMPANY_NAME_PATH}
          className={otherCompany}
        >
          {t('companyCard.other')}
        </Link>
      </p>
    </StepPage>
  );
}

function useResetLegalForm(
  form: FormMetadata<Record<string, string>, string[]>,
  country: string | undefined,
): void {
  const previousCountry = useRef(country);
  useEffect(() => {
    if (previousCountry.current === country) return;
    previousCountry.current = country;
    form.update({ name: 'companyType', value: '' });
  }, [form, country]);
}
