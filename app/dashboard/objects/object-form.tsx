import { FINANCING_TYPES, RENTAL_STATES } from 'contracts/api/enumerations';
import { useTranslation } from 'react-i18next';
import { centsText } from '~/dashboard/money-text';
import { useTaskForm } from '~/dashboard/task-form';
import type { Country } from '~/domain/countries';
import { dateText } from '~/domain/dates';
import { currencyUnit } from '~/domain/money';
import { DateField } from '~/ui/fields/date/date-input';
import { type LabelledField, labelled, labelsOf } from '~/ui/fields/field/labels';
import { PortalForm } from '~/ui/fields/form/form';
import { NumberField } from '~/ui/fields/number/number-field';
import { RadioGroupField } from '~/ui/fields/radio/choice-cards-field';
import { SelectField } from '~/ui/fields/select/select-field';
import { TextAreaField } from '~/ui/fields/text/text-area-field';
import { TextField } from '~/ui/fields/text/text-field';
import { formGrid, groupTitle } from '~/ui/layout/layout.css';
import { OBJECT_FORM } from './addresses';
import {
  centuryOfDelivery,
  earliestDelivery,
  financeObjectSchema,
  LATEST_DELIVERY,
  type MoneyLocale,
  OBJECT_FIELDS,
  type ObjectContext,
  type ObjectField,
  REMARK_MAX,
  YES_NO,
} from './rules/finance-object';

interface ObjectFormProps {
  locale: ObjectContext;
  values: Record<string, string>;
  countries: readonly Country[];
}

/** OBJ-02 */
export function ObjectForm({ locale, values, countries }: ObjectFormProps) {
  const { t } = useTranslation('objects');
  const { form, fields } = useTaskForm<ObjectField>(
    OBJECT_FORM,
    (typed) => financeObjectSchema(locale, typed),
    { values },
  );
  const labels = labelsOf(OBJECT_FIELDS, (name) => t(`field.${name}`));
  const field = labelled(fields, labels);
  return (
    <PortalForm form={form} makesOne labels={labels} gap="s6">
      <fieldset className={formGrid}>
        <legend className={groupTitle}>{t('group.object')}</legend>
        <WhatFields field={field} today={locale.today} />
      </fieldset>
      <fieldset className={formGrid}>
        <legend className={groupTitle}>{t('group.financing')}</legend>
        <FinancingFields {...{ field, locale }} />
      </fieldset>
      <fieldset className={formGrid}>
        <legend className={groupTitle}>{t('group.merchant')}</legend>
        <MerchantFields {...{ field, countries }} />
      </fieldset>
    </PortalForm>
  );
}

type FieldsProps = { field: LabelledField<ObjectField> };

function WhatFields({ field, today }: FieldsProps & { today: string }) {
  return (
    <>
      <TextField {...field('manufacturer')} span="half" />
      <TextField {...field('type')} span="half" />
      <TextField {...field('object_count')} span="half" inputMode="numeric" />
      <TextField {...field('built_at')} span="half" optional inputMode="numeric" />
      <DateField
        {...field('expected_delivery_date')}
        span="half"
        text={dateText(centuryOfDelivery(today))}
        min={earliestDelivery(today)}
        max={LATEST_DELIVERY}
        optional
      />
      <TextAreaField {...field('detail_desc')} span="whole" optional rows={2} counter={{ max: REMARK_MAX }} />
    </>
  );
}

function FinancingFields({ field, locale }: FieldsProps & { locale: MoneyLocale }) {
  const { t } = useTranslation('objects');
  const money = { ...currencyUnit(locale.currency, locale.language), text: centsText(locale.language) };
  return (
    <>
      <NumberField {...field('net_purchase_price')} span="whole" {...money} />
      <NumberField {...field('down_payment')} span="half" hint={t('hint.down_payment')} {...money} />
      <NumberField {...field('remaining_value')} span="half" hint={t('hint.remaining_value')} {...money} />
      <SelectField
        {...field('financing_type')}
        span="whole"
        options={FINANCING_TYPES.map((value) => ({ value, label: t(`financingType.${value}`) }))}
      />
      <RadioGroupField
        {...field('rental_state')}
        span="whole"
        options={RENTAL_STATES.map((value) => ({ value, label: t(`rentalState.${value}`) }))}
      />
      <RadioGroupField
        {...field('is_fixed_interest')}
        span="whole"
        look="inline"
        options={YES_NO.map((value) => ({ value, label: t(`answer.${value}`) }))}
      />
    </>
  );
}

function MerchantFields({ field, countries }: FieldsProps & { countries: readonly Country[] }) {
  const { t } = useTranslation('objects');
  return (
    <>
      <TextField {...field('merchant_name')} span="whole" />
      <TextField {...field('merchant_street')} span="most" />
      <TextField {...field('merchant_house_num')} span="third" />
      <TextField {...field('merchant_postcode')} span="third" />
      <TextField {...field('merchant_city')} span="most" />
      <SelectField {...field('merchant_country')} span="whole" options={countries} />
      <TextField
        {...field('merchant_company_id')}
        span="whole"
        hint={t('hint.merchant_company_id')}
        spellCheck={false}
      />
    </>
  );
}
