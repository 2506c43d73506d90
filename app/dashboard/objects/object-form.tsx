import { FINANCING_TYPES, RENTAL_STATES } from 'contracts/api/enumerations';
import { useTranslation } from 'react-i18next';
import { centsText } from '~/dashboard/money-text';
import { useTaskForm } from '~/dashboard/use-task-form';
import type { Country } from '~/domain/countries';
import { currencySign } from '~/domain/money';
import { ErrorSummary } from '~/ui/feedback/error-summary';
import type { FieldHandle } from '~/ui/fields/field';
import { PortalForm } from '~/ui/fields/form';
import { MoneyField } from '~/ui/fields/money-field';
import { RadioGroupField } from '~/ui/fields/radio-group-field';
import { SelectField } from '~/ui/fields/select-field';
import { TextAreaField } from '~/ui/fields/text-area-field';
import { TextField } from '~/ui/fields/text-field';
import { formGrid, groupTitle, span } from '~/ui/layout/form-grid.css';
import { Stack } from '~/ui/layout/layout';
import { OBJECT_FORM } from './addresses';
import {
  financeObjectSchema,
  type MoneyLocale,
  OBJECT_FIELDS,
  type ObjectField,
  REMARK_MAX,
  YES_NO,
} from './rules/finance-object';

interface ObjectFormProps {
  locale: MoneyLocale;
  values: Record<string, string>;
  countries: readonly Country[];
}

/** Everything about an object, in three groups (OBJ-02). */
export function ObjectForm({ locale, values, countries }: ObjectFormProps) {
  const { t } = useTranslation('objects');
  const { form, fields } = useTaskForm<ObjectField>(
    OBJECT_FORM,
    (typed) => financeObjectSchema(locale, typed),
    { values },
  );
  // Made of exactly these names; Object.fromEntries forgets them.
  const labels = Object.fromEntries(OBJECT_FIELDS.map((name) => [name, t(`field.${name}`)])) as Record<
    ObjectField,
    string
  >;
  return (
    <PortalForm form={form} makesOne>
      <Stack gap="s6">
        <ErrorSummary form={form} labels={labels} />
        <fieldset className={formGrid}>
          <legend className={groupTitle}>{t('group.object')}</legend>
          <WhatFields {...{ fields, labels }} />
        </fieldset>
        <fieldset className={formGrid}>
          <legend className={groupTitle}>{t('group.financing')}</legend>
          <FinancingFields {...{ fields, labels, locale }} />
        </fieldset>
        <fieldset className={formGrid}>
          <legend className={groupTitle}>{t('group.merchant')}</legend>
          <MerchantFields {...{ fields, labels, countries }} />
        </fieldset>
      </Stack>
    </PortalForm>
  );
}

interface FieldsProps {
  fields: Record<ObjectField, FieldHandle>;
  labels: Record<ObjectField, string>;
}

function WhatFields({ fields, labels }: FieldsProps) {
  const { t } = useTranslation('objects');
  return (
    <>
      <div className={span.half}>
        <TextField field={fields.manufacturer} label={labels.manufacturer} />
      </div>
      <div className={span.half}>
        <TextField field={fields.type} label={labels.type} />
      </div>
      <div className={span.third}>
        <TextField field={fields.object_count} label={labels.object_count} inputMode="numeric" />
      </div>
      <div className={span.third}>
        <TextField field={fields.built_at} label={labels.built_at} optional inputMode="numeric" />
      </div>
      <div className={span.whole}>
        <TextField
          field={fields.expected_delivery_date}
          label={labels.expected_delivery_date}
          hint={t('hint.expected_delivery_date')}
          optional
          inputMode="numeric"
        />
      </div>
      <div className={span.whole}>
        <TextAreaField
          field={fields.detail_desc}
          label={labels.detail_desc}
          optional
          rows={2}
          counter={{ max: REMARK_MAX }}
        />
      </div>
    </>
  );
}

function FinancingFields({ fields, labels, locale }: FieldsProps & { locale: MoneyLocale }) {
  const { t } = useTranslation('objects');
  const money = {
    unit: currencySign(locale.currency, locale.language),
    text: centsText(locale.language),
  };
  return (
    <>
      <div className={span.whole}>
        <MoneyField field={fields.net_purchase_price} label={labels.net_purchase_price} {...money} />
      </div>
      <div className={span.half}>
        <MoneyField
          field={fields.down_payment}
          label={labels.down_payment}
          hint={t('hint.down_payment')}
          {...money}
        />
      </div>
      <div className={span.half}>
        <MoneyField
          field={fields.remaining_value}
          label={labels.remaining_value}
          hint={t('hint.remaining_value')}
          {...money}
        />
      </div>
      <div className={span.whole}>
        <SelectField
          field={fields.financing_type}
          label={labels.financing_type}
          options={FINANCING_TYPES.map((value) => ({ value, label: t(`financingType.${value}`) }))}
        />
      </div>
      <div className={span.whole}>
        <RadioGroupField
          field={fields.rental_state}
          label={labels.rental_state}
          options={RENTAL_STATES.map((value) => ({ value, label: t(`rentalState.${value}`) }))}
        />
      </div>
      <div className={span.whole}>
        <RadioGroupField
          field={fields.is_fixed_interest}
          label={labels.is_fixed_interest}
          inline
          options={YES_NO.map((value) => ({ value, label: t(`answer.${value}`) }))}
        />
      </div>
    </>
  );
}

function MerchantFields({ fields, labels, countries }: FieldsProps & { countries: readonly Country[] }) {
  const { t } = useTranslation('objects');
  return (
    <>
      <div className={span.whole}>
        <TextField field={fields.merchant_name} label={labels.merchant_name} />
      </div>
      <div className={span.most}>
        <TextField field={fields.merchant_street} label={labels.merchant_street} />
      </div>
      <div className={span.third}>
        <TextField field={fields.merchant_house_num} label={labels.merchant_house_num} />
      </div>
      <div className={span.third}>
        <TextField field={fields.merchant_postcode} label={labels.merchant_postcode} />
      </div>
      <div className={span.most}>
        <TextField field={fields.merchant_city} label={labels.merchant_city} />
      </div>
      <div className={span.whole}>
        <SelectField field={fields.merchant_country} label={labels.merchant_country} options={countries} />
      </div>
      <div className={span.whole}>
        <TextField
          field={fields.merchant_company_id}
          label={labels.merchant_company_id}
          hint={t('hint.merchant_company_id')}
          spellCheck={false}
        />
      </div>
    </>
  );
}
