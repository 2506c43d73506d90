import type { SubmissionResult } from '@conform-to/react';
import { Link } from '@remix-run/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { salesSchema } from '~/dashboard/debtor';
import { debtorCompanySchema } from '~/dashboard/debtor-company';
import type { Currency } from '~/domain/currency';
import { currencySign } from '~/domain/money';
import { INTENT, SEARCH } from '~/routes/application/intents';
import { suggestionsFrom } from '~/routes/application/load-suggestions';
import { EnterGoesOn } from '~/routes/application/step-actions';
import { withoutScripts } from '~/routes/application/without-scripts.css';
import { ChoiceCardsField } from '~/ui/choice-cards-field';
import { ComboboxField } from '~/ui/combobox-field';
import { ErrorSummary } from '~/ui/error-summary';
import type { FieldHandle } from '~/ui/field';
import { PortalForm } from '~/ui/form';
import { formGrid, span } from '~/ui/form-grid.css';
import { Stack } from '~/ui/layout';
import { MoneyField } from '~/ui/money-field';
import { Notice } from '~/ui/notice';
import { SelectField } from '~/ui/select-field';
import { SubmitButton } from '~/ui/submit-button';
import { centsText } from '../money-text';
import { useTaskForm } from '../use-task-form';
import type { DebtorOption } from './company-option';
import type { FactoringAnswer } from './factoring-answer';

export const DEBTOR_FORM = 'debtor';

/** Companies for debtors, while one types. */
export const loadCompanies = suggestionsFrom<DebtorOption>('/dashboard/company-suggestions');

interface DebtorFormProps {
  currencies: readonly Currency[];
  language: string;
  values: Record<string, string>;
  answer: FactoringAnswer | undefined;
  /** Address of adding a company of this name that no search finds. */
  newCompany: (name: string) => string;
}

type DebtorField = 'company_name' | 'company' | SalesField;

/** Who the debtor is, and the sales with them (FACT-05, FACT-06). */
export function DebtorForm({ currencies, language, values, answer, newCompany }: DebtorFormProps) {
  const { t } = useTranslation('factoring');
  const { form, fields, typed } = useTaskForm<DebtorField>(
    DEBTOR_FORM,
    (current) => debtorCompanySchema(current).extend(salesSchema(currencies, language, current).shape),
    { values, answer: answer?.result },
  );
  const [chosen, setChosen] = useState({ id: values.company ?? '', label: values.company_name });
  // A name that is typed over after choosing is another company.
  const ref = typed.company_name === chosen.label ? chosen.id : '';
  const found = answer?.found;
  const options = Array.isArray(found) ? found : [];
  return (
    <PortalForm form={form} makesOne>
      <EnterGoesOn />
      <Stack gap="s5">
        <ErrorSummary
          form={form}
          labels={{
            company_name: t('debtors.company'),
            annual_sales_previous_year: t('debtors.sales'),
            currency: t('debtors.currency'),
          }}
        />
        <ComboboxField
          field={fields.company_name}
          label={t('debtors.company')}
          hint={t('search.hint')}
          load={loadCompanies}
          none={t('search.none')}
          failed={t('search.failed')}
          onChoose={setChosen}
          spellCheck={false}
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
          <Notice>{t(`search.${typeof found === 'string' ? found : 'none'}`)}</Notice>
        )}
        <p>
          {t('company.notFound')}{' '}
          <Link to={newCompany(ref === '' ? (typed.company_name ?? '') : '')} preventScrollReset>
            {t('company.addNew')}
          </Link>
        </p>
        <SalesFields {...{ fields, currencies, language }} currency={typed.currency} />
      </Stack>
    </PortalForm>
  );
}

interface SalesFormProps {
  currencies: readonly Currency[];
  language: string;
  values: Record<string, string>;
  answer: SubmissionResult<string[]> | undefined;
}

/** The sales with a debtor, in full (D-69). */
export function SalesForm({ currencies, language, values, answer }: SalesFormProps) {
  const { t } = useTranslation('factoring');
  const { form, fields, typed } = useTaskForm<SalesField>(
    DEBTOR_FORM,
    (current) => salesSchema(currencies, language, current),
    { values, answer },
  );
  return (
    <PortalForm form={form}>
      <Stack gap="s5">
        <ErrorSummary
          form={form}
          labels={{ annual_sales_previous_year: t('debtors.sales'), currency: t('debtors.currency') }}
        />
        <SalesFields {...{ fields, currencies, language }} currency={typed.currency} />
      </Stack>
    </PortalForm>
  );
}

type SalesField = 'annual_sales_previous_year' | 'currency';

interface SalesFieldsProps {
  fields: Record<SalesField, FieldHandle>;
  currencies: readonly Currency[];
  language: string;
  /** The one that is chosen. */
  currency: string | undefined;
}

function SalesFields({ fields, currencies, language, currency }: SalesFieldsProps) {
  const { t } = useTranslation(['factoring', 'enums']);
  const [first = 'EUR'] = currencies;
  return (
    <div className={formGrid}>
      <div className={span.most}>
        <MoneyField
          field={fields.annual_sales_previous_year}
          label={t('debtors.sales')}
          unit={currencySign(currency || first, language)}
          text={centsText(language)}
        />
      </div>
      <div className={span.third}>
        <SelectField
          field={fields.currency}
          label={t('debtors.currency')}
          placeholder={null}
          options={currencies.map((value) => ({ value, label: t(`enums:currency.${value}`) }))}
        />
      </div>
    </div>
  );
}
