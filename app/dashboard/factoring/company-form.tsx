import type { FormMetadata } from '@conform-to/react';
import { useSearchParams } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from 'ui/feedback/notice';
import { ComboboxField } from 'ui/fields/combobox/combobox-field';
import { createLabelledField, type LabelledField, labelsOf } from 'ui/fields/field/field';
import { PortalForm } from 'ui/fields/form/form';
import { SubmitButton } from 'ui/fields/form/submit-button';
import { SelectField } from 'ui/fields/select/select-field';
import { TextAreaField } from 'ui/fields/text/text-area-field';
import { TextField } from 'ui/fields/text/text-field';
import { ButtonLink } from 'ui/layout/button';
import { cellSpans, formGrid, onlyWithoutScripts } from 'ui/layout/layout.css';
import { useTaskActionData, useTaskForm } from '~/dashboard/task-form';
import type { Country } from '~/domain/countries';
import type { FormValues } from '~/domain/form-values';
import { DefaultButton } from '~/forms/default-button';
import { COUNTRY_INTENT, INTENT_FIELD } from '~/forms/intents';
import type { DebtorOption } from './company-option';
import type { DebtorActionData } from './factoring-page.server';
import type { NamedCompany } from './rules/debtor-company';
import {
  chosenCountryOf,
  createNewCompanySchema,
  type LegalForms,
  listLegalForms,
  NEW_COMPANY_FIELDS,
  type NewCompanyField,
} from './rules/new-company';
import { SimilarCompanyQuestion } from './similar-company-question';
import { COMPANY_FORM_ID, debtorQuery, ROW_PARAM } from './urls';
import { useCompanySearch } from './use-company-search';

interface CompanyFormProps {
  forms: LegalForms;
  countries: readonly Country[];
  values: Record<string, string>;
  applicationId: string;
  applicant: NamedCompany;
}

export function CompanyForm({ forms, countries, values, applicationId, applicant }: CompanyFormProps) {
  const { t } = useTranslation('factoring');
  const { form, fields, typed } = useTaskForm<NewCompanyField>(
    COMPANY_FORM_ID,
    (current) => createNewCompanySchema(forms, current, applicant),
    { values },
  );
  const [chosenOption, setChosen] = useState<DebtorOption | null>(null);
  const isFillingIn = useResetLegalForm(form, typed.address_country);
  const current = chosenOption?.label === typed.companyName ? chosenOption : null;
  const { load, exactMatch } = useCompanySearch(typed.companyName ?? '');
  const isInChosenCountry = exactMatch?.texts.address_country === chosenCountryOf(typed, forms);
  const existing = [current, isInChosenCountry ? exactMatch : null].find((company) => company?.internal);
  useChosenCompany(
    chosenOption,
    (name, value) => form.update({ name, value }),
    (texts) => {
      isFillingIn.current =
        texts.address_country !== undefined && texts.address_country !== typed.address_country;
    },
  );
  const [query] = useSearchParams();
  const row = query.get(ROW_PARAM);
  const labels = labelsOf(NEW_COMPANY_FIELDS, (name) => t(`company.${name}`));
  const field = createLabelledField(fields, labels);
  return (
    <PortalForm form={form} sendsFormKey labels={labels}>
      <DefaultButton />
      <ComboboxField
        {...field('companyName')}
        hint={t('company.nameHint')}
        load={load}
        onChoose={setChosen}
        spellCheck={false}
      />
      {existing && (
        <Notice
          tone="danger"
          role="alert"
          title={`${t('company.exists')}.`}
          action={
            <ButtonLink to={debtorQuery(existing.id, existing.label, row)} preventScrollReset size="s">
              {t('company.take')}
            </ButtonLink>
          }
        >
          {t('company.existsText', { name: existing.label })}
        </Notice>
      )}
      <SimilarCompanyQuestion
        similarCompany={useTaskActionData<DebtorActionData>(COMPANY_FORM_ID)?.similarCompany}
        applicationId={applicationId}
        typed={typed.companyName ?? ''}
      />
      {current &&
        !current.internal &&
        (['external_provider_company_id', 'external_provider_name'] as const).map((name) => (
          <input key={name} type="hidden" name={name} value={current.texts[name] ?? ''} />
        ))}
      <CompanyFields {...{ field, typed, forms, countries }} />
    </PortalForm>
  );
}

function useChosenCompany(
  chosenOption: DebtorOption | null,
  write: (name: string, value: string) => void,
  begin: (texts: Record<string, string>) => void,
) {
  const handledOption = useRef<DebtorOption | null>(null);
  useEffect(() => {
    if (handledOption.current === chosenOption) return;
    handledOption.current = chosenOption;
    if (chosenOption === null || chosenOption.internal) return;
    const { companyName, external_provider_company_id, external_provider_name, ...texts } =
      chosenOption.texts;
    begin(texts);
    for (const [name, value] of Object.entries(texts)) write(name, value);
  });
}

function useResetLegalForm(
  form: FormMetadata<Record<string, string | undefined>, string[]>,
  country: string | undefined,
) {
  const previousCountry = useRef(country);
  const isFillingIn = useRef(false);
  useEffect(() => {
    if (previousCountry.current === country) return;
    previousCountry.current = country;
    if (!isFillingIn.current) form.update({ name: 'companyType', value: '' });
    isFillingIn.current = false;
  }, [form, country]);
  return isFillingIn;
}

interface CompanyFieldsProps {
  field: LabelledField<NewCompanyField>;
  typed: FormValues;
  forms: LegalForms;
  countries: readonly Country[];
}

function CompanyFields({ field, typed, forms, countries }: CompanyFieldsProps) {
  const { t } = useTranslation(['factoring', 'enums']);
  return (
    <div className={formGrid}>
      <div className={cellSpans.whole}>
        <SelectField {...field('address_country')} placeholder={null} options={countries} />
        {countries.length > 1 && (
          <div className={onlyWithoutScripts}>
            <SubmitButton variant="ghost" size="s" name={INTENT_FIELD} value={COUNTRY_INTENT}>
              {t('company.takeCountry')}
            </SubmitButton>
          </div>
        )}
      </div>
      <SelectField
        key={chosenCountryOf(typed, forms)}
        {...field('companyType')}
        span="whole"
        options={listLegalForms(typed, forms).map((value) => ({
          value,
          label: t(`enums:companyType.${value}`),
        }))}
      />
      <TextField {...field('address_street')} span="most" />
      <TextField {...field('address_house_number')} span="few" />
      <TextField {...field('address_post_code')} span="few" />
      <TextField {...field('address_location')} span="most" />
      <TextField {...field('hrNumber')} span="half" optional spellCheck={false} />
      <TextField {...field('taxIdNumber')} span="half" optional spellCheck={false} />
      <TextAreaField {...field('businessPurpose')} span="whole" rows={3} />
    </div>
  );
}
