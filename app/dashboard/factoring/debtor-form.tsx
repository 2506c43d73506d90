import { Link } from '@remix-run/react';
import type { Currency } from 'contracts/api/enumerations';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnounced } from 'ui/feedback/announce';
import { Notice } from 'ui/feedback/notice';
import { ComboboxField } from 'ui/fields/combobox/combobox-field';
import type { FieldHandle } from 'ui/fields/field/field';
import { PortalForm } from 'ui/fields/form/form';
import { SubmitButton } from 'ui/fields/form/submit-button';
import { NumberField } from 'ui/fields/number/number-field';
import { ChoiceCardsField } from 'ui/fields/radio/choice-cards-field';
import { SelectField } from 'ui/fields/select/select-field';
import { formGrid, withoutScripts } from 'ui/layout/layout.css';
import { centsText } from '~/dashboard/money-text';
import { useTaskAnswer, useTaskForm } from '~/dashboard/task-form';
import { isSameCompanyName } from '~/domain/company-name';
import { currencyUnit } from '~/domain/money';
import { DefaultButton } from '~/forms/default-button';
import { INTENT, SEARCH } from '~/forms/intents';
import { joinNames } from '~/i18n/translated-text';
import { companyOfPath, DEBTOR_FORM } from './addresses';
import type { DebtorAnswer } from './factoring-page.server';
import { salesSchema } from './rules/debtor';
import { companyOfForm, debtorCompanySchema, type NamedCompany } from './rules/debtor-company';
import { SimilarCompanyQuestion } from './similar-company-question';
import { useCompanySearch } from './use-company-search';

interface SalesFormProps {
  currencies: readonly Currency[];
  language: string;
  values: Record<string, string>;
}

type DebtorField = 'company_name' | 'company' | SalesField;

/** FACT-05, FACT-06 */
export function DebtorForm(props: SalesFormProps & { applicationId: string; applicant: NamedCompany }) {
  const { currencies, language, values, applicationId, applicant } = props;
  const { t } = useTranslation('factoring');
  const { form, fields, typed } = useTaskForm<DebtorField>(
    DEBTOR_FORM,
    (current) =>
      debtorCompanySchema(current, applicant).extend(salesSchema(currencies, language, current).shape),
    { values },
  );
  const [chosen, setChosen] = useState({ id: values.company ?? '', label: values.company_name });
  const { load, exactMatch } = useCompanySearch(typed.company_name ?? '');
  const ref = typed.company_name === chosen.label ? chosen.id : (exactMatch?.id ?? '');
  useRevalidatedChoice(form, ref);
  const isOwn = isSameCompanyName(typed.company_name ?? '', applicant.name);
  const nobody = t(isOwn ? 'search.own' : 'search.none');
  const taken =
    exactMatch && ref === exactMatch.id && !isOwn
      ? t('search.taken', { company: joinNames(exactMatch.label, exactMatch.description) })
      : '';
  useAnnounced(taken);
  const found = useTaskAnswer<DebtorAnswer>(DEBTOR_FORM)?.found;
  const options = Array.isArray(found) ? found : [];
  return (
    <PortalForm
      form={form}
      makesOne
      labels={{
        company_name: t('debtors.company'),
        annual_sales_previous_year: t('debtors.sales'),
        currency: t('debtors.currency'),
      }}
    >
      <DefaultButton />
      <ComboboxField
        field={fields.company_name}
        label={t('debtors.company')}
        hint={t('search.hint')}
        load={load}
        none={nobody}
        failed={t('search.failed')}
        onChoose={setChosen}
        spellCheck={false}
      />
      {taken && <p>{taken}</p>}
      <SimilarCompanyQuestion
        form={DEBTOR_FORM}
        applicationId={applicationId}
        typed={companyOfForm({ ...typed, company: ref }).name}
      />
      <div className={withoutScripts}>
        <SubmitButton variant="outline" name={INTENT} value={SEARCH}>
          {t('search.button')}
        </SubmitButton>
      </div>
      {options.length === 0 ? (
        <input type="hidden" name={fields.company.name} value={ref} />
      ) : (
        <ChoiceCardsField
          field={fields.company}
          label={t('search.found')}
          choices={options.map(({ id, label, description }) => ({
            value: id,
            title: label,
            ...(description && { text: description }),
          }))}
        />
      )}
      {found !== undefined && options.length === 0 && (
        <Notice>{typeof found === 'string' ? t(`search.${found}`) : nobody}</Notice>
      )}
      {!isOwn && (
        <p>
          <span>{t('company.notFound')}</span>{' '}
          <Link
            to={companyOfPath(applicationId, ref === '' ? (typed.company_name ?? '') : '')}
            preventScrollReset
          >
            {t('company.addNew')}
          </Link>
        </p>
      )}
      <SalesFields {...{ fields, currencies, language }} currency={typed.currency} />
    </PortalForm>
  );
}

function useRevalidatedChoice(
  form: { validate: (intent: { name: string }) => void; allErrors: Record<string, unknown> },
  ref: string,
): void {
  const revalidate = useRef(() => {});
  revalidate.current = () => {
    if (ref !== '' && 'company_name' in form.allErrors) form.validate({ name: 'company_name' });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is the reason, the other values are read when it runs
  useEffect(() => revalidate.current(), [ref]);
}

/** D-69 */
export function SalesForm({ currencies, language, values }: SalesFormProps) {
  const { t } = useTranslation('factoring');
  const { form, fields, typed } = useTaskForm<SalesField>(
    DEBTOR_FORM,
    (current) => salesSchema(currencies, language, current),
    { values },
  );
  return (
    <PortalForm
      form={form}
      labels={{ annual_sales_previous_year: t('debtors.sales'), currency: t('debtors.currency') }}
    >
      <SalesFields {...{ fields, currencies, language }} currency={typed.currency} />
    </PortalForm>
  );
}

type SalesField = 'annual_sales_previous_year' | 'currency';

interface SalesFieldsProps {
  fields: Record<SalesField, FieldHandle>;
  currencies: readonly Currency[];
  language: string;
  currency: string | undefined;
}

function SalesFields({ fields, currencies, language, currency }: SalesFieldsProps) {
  const { t } = useTranslation(['factoring', 'enums']);
  const [first = 'EUR'] = currencies;
  return (
    <div className={formGrid}>
      <NumberField
        field={fields.annual_sales_previous_year}
        label={t('debtors.sales')}
        span="most"
        {...currencyUnit(currency || first, language)}
        text={centsText(language)}
      />
      <SelectField
        field={fields.currency}
        label={t('debtors.currency')}
        span="third"
        placeholder={null}
        options={currencies.map((value) => ({ value, label: t(`enums:currency.${value}`) }))}
      />
    </div>
  );
}
