import type { Currency } from 'contracts/api/enumerations';
import { useTranslation } from 'react-i18next';
import { PortalForm } from 'ui/fields/form/form';
import { NumberField } from 'ui/fields/number/number-field';
import { SelectField } from 'ui/fields/select/select-field';
import { formGrid } from 'ui/layout/layout.css';
import { formatCentsText } from '~/dashboard/money-text';
import { useTaskForm } from '~/dashboard/task-form';
import { currencyUnitOf } from '~/domain/money';
import { createSalesSchema } from './rules/debtor';
import { DEBTOR_FORM_ID } from './urls';

interface SalesFormProps {
  currencies: readonly Currency[];
  language: string;
  values: Record<string, string>;
}

export function SalesForm({ currencies, language, values }: SalesFormProps) {
  const { t } = useTranslation(['factoring', 'enums']);
  const { form, fields, typed } = useTaskForm<'annual_sales_previous_year' | 'currency'>(
    DEBTOR_FORM_ID,
    (current) => createSalesSchema(currencies, language, current),
    { values },
  );
  const [first = 'EUR'] = currencies;
  return (
    <PortalForm
      form={form}
      labels={{ annual_sales_previous_year: t('debtors.sales'), currency: t('debtors.currency') }}
    >
      <div className={formGrid}>
        <NumberField
          field={fields.annual_sales_previous_year}
          label={t('debtors.sales')}
          span="most"
          {...currencyUnitOf(typed.currency || first, language)}
          text={formatCentsText(language)}
        />
        <SelectField
          field={fields.currency}
          label={t('debtors.currency')}
          span="few"
          placeholder={null}
          options={currencies.map((value) => ({ value, label: t(`enums:currency.${value}`) }))}
        />
      </div>
    </PortalForm>
  );
}
