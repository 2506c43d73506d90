import CircleCheck from 'virtual:icon/circle-check';
import Copy from 'virtual:icon/copy-plus';
import { type FinancingType, RENTAL_STATES } from 'contracts/api/enumerations';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnouncement } from 'ui/feedback/announce';
import { useHydrated } from 'ui/feedback/use-hydrated';
import { DateField } from 'ui/fields/date/date-input';
import { createLabelledField, type LabelledField, labelsOf } from 'ui/fields/field/field';
import { PortalForm } from 'ui/fields/form/form';
import { NumberField } from 'ui/fields/number/number-field';
import { ChoiceCardsField, RadioGroupField } from 'ui/fields/radio/choice-cards-field';
import { SelectField } from 'ui/fields/select/select-field';
import { TextAreaField } from 'ui/fields/text/text-area-field';
import { TextField, TYPING_PAUSE_MS } from 'ui/fields/text/text-field';
import { Icon } from 'ui/layout/icon';
import { formGrid } from 'ui/layout/layout.css';
import { formatCentsText } from '~/dashboard/money-text';
import {
  BackToFirstPart,
  CollapsibleFields,
  FormPart,
  type FormParts,
  useTaskForm,
} from '~/dashboard/task-form';
import { formatAddressLine } from '~/domain/address';
import { createGroupFormat, toCents } from '~/domain/cents';
import { createDateTextFormat } from '~/domain/dates';
import type { FormValues } from '~/domain/form-values';
import { currencyUnitOf, parseCents } from '~/domain/money';
import * as css from './objects.css';
import {
  DEFAULT_OBJECT_ANSWERS,
  deliveryDateBounds,
  earliestDeliveryDate,
  financeObjectSchema,
  KNOWN_MERCHANT_FIELD,
  LATEST_DELIVERY_DATE,
  MAX_REMARK_LENGTH,
  type MoneyLocale,
  OBJECT_FIELDS,
  type ObjectContext,
  type ObjectField,
  OTHER_MERCHANT_CHOICE,
  objectDetailSchema,
  YES_NO_CHOICES,
} from './rules/finance-object';
import {
  calculateObjectTotals,
  compareWithRequest,
  type PricedObject,
  readTypedObject,
  sumObjectTotals,
} from './rules/object-totals';
import type { LoadedObjectTask } from './tasks.server';
import { OBJECT_FORM_ID } from './urls';

type FormTask = Extract<LoadedObjectTask, { kind: 'add' | 'draft' | 'dealer' | 'copy' | 'edit' }>;
export type DealerTask = Extract<FormTask, { merchants: object }>;
type Name = ObjectField | typeof KNOWN_MERCHANT_FIELD;

interface ObjectFormProps {
  locale: ObjectContext;
  task: FormTask;
  parts: FormParts | null;
}

interface FieldsProps {
  field: LabelledField<Name>;
  locale: ObjectContext;
  task: FormTask;
  typed: FormValues;
  hasErrors: (...names: ObjectField[]) => boolean;
}

export function ObjectForm({ locale, task, parts }: ObjectFormProps) {
  const { t } = useTranslation('objects');
  const { form, fields, typed } = useTaskForm<Name>(
    OBJECT_FORM_ID,
    (typed) =>
      parts?.shownPart === 1 ? objectDetailSchema(locale, typed) : financeObjectSchema(locale, typed),
    { values: task.values, ...(parts?.shownPart === 1 && { onValid: () => parts.show(2) }) },
  );
  const labels = labelsOf([...OBJECT_FIELDS, KNOWN_MERCHANT_FIELD], (name) => t(`field.${name}`));
  const fieldsWithErrors = Object.keys(form.allErrors);
  const props = {
    field: createLabelledField(fields, labels),
    locale,
    task,
    typed,
    hasErrors: (...names: ObjectField[]) => names.some((name) => fieldsWithErrors.includes(name)),
  };
  const merchant = { name: task.values.merchant_name ?? '', city: task.values.merchant_city ?? '' };
  return (
    <PortalForm form={form} sendsFormKey labels={labels} gap="s6">
      {task.kind === 'copy' && (
        <p className={css.copySource}>
          <Icon of={Copy} size={16} />
          <span>{t(asksForDealer(task) ? 'form.copyOfNoted' : 'form.copyOf', { name: task.name })}</span>
        </p>
      )}
      <FormPart partNumber={1} parts={parts} title={t('group.object')}>
        <ObjectDescriptionFields {...props} />
        <FinancedAmount {...props} />
        <Assumptions {...props} />
        <OptionalFields {...props} />
        {!asksForDealer(task) && (
          <CollapsibleFields
            collapsedText={t('form.merchant', merchant)}
            change={t('form.change')}
            isOpen={false}
            hasErrors={fieldsWithErrors.some((name) => name.startsWith(KNOWN_MERCHANT_FIELD))}
          >
            <MerchantFields {...props} />
          </CollapsibleFields>
        )}
      </FormPart>
      {asksForDealer(task) && (
        <>
          <BackToFirstPart parts={parts}>{t('form.toObject')}</BackToFirstPart>
          <FormPart partNumber={2} parts={parts} title={t('group.merchant')}>
            <NewMerchantFields {...props} merchants={task.merchants} />
          </FormPart>
        </>
      )}
    </PortalForm>
  );
}

export const asksForDealer = (task: LoadedObjectTask): task is DealerTask =>
  'merchants' in task && task.merchants !== null;

const SHOWN_TYPES: Readonly<Record<FinancingType, true>> = {
  financing: true,
  leasing: true,
  hire_purchase: true,
  sale_leaseback: true,
  credit_line: true,
  other: true,
};
const USUAL_TYPES_FIRST = Object.keys(SHOWN_TYPES) as FinancingType[];

function ObjectDescriptionFields({ field, locale, task }: FieldsProps) {
  const { t } = useTranslation('objects');
  const money = moneyOf(locale);
  return (
    <>
      <TextField {...field('manufacturer')} span="half" />
      <TextField {...field('type')} span="half" autoFocus={task.kind === 'copy'} />
      <NumberField {...field('net_purchase_price')} span="half" {...money} />
      <TextField {...field('object_count')} span="half" inputMode="numeric" />
      <NumberField {...field('down_payment')} span="half" hint={t('hint.down_payment')} {...money} />
      <div className={css.fullWidth}>
        <RadioGroupField
          {...field('financing_type')}
          appearance="chips"
          options={USUAL_TYPES_FIRST.map((value) => ({ value, label: t(`financingType.${value}`) }))}
        />
      </div>
    </>
  );
}

const moneyOf = ({ currency, language }: MoneyLocale) => ({
  ...currencyUnitOf(currency, language),
  text: formatCentsText(language),
});

function FinancedAmount({ typed, locale, task }: FieldsProps) {
  const { t } = useTranslation('objects');
  const hydrated = useHydrated();
  const { others, count, requestedAmount } = task.sums;
  // Without JavaScript the sum would not follow the typed amounts.
  const object = hydrated ? readTypedObject(typed, locale.language) : null;
  const comparison =
    object || (asksForDealer(task) && count > 0) ? (
      <Comparison
        objects={object ? [others, object] : [others]}
        requestedAmount={requestedAmount}
        {...locale}
      />
    ) : null;
  if (!object) return comparison && <div className={css.fullWidth}>{comparison}</div>;
  const price = toCents(object.net_purchase_price);
  const totals = calculateObjectTotals(object);
  const amounts = [price, totals.price, totals.downPayment, totals.financedAmount];
  const money = createGroupFormat(amounts, locale.currency, locale.language);
  return (
    <div className={css.calculation}>
      <dl className={css.calculationTerms}>
        <dt>{t('sum.price', { number: object.object_count, price: money(price) })}</dt>
        <dd>{money(totals.price)}</dd>
        <dt>{t('totals.downPayment')}</dt>
        <dd>{money(-totals.downPayment)}</dd>
        <dt className={css.result}>{t('totals.financed')}</dt>
        <dd className={css.result}>{money(totals.financedAmount)}</dd>
      </dl>
      {comparison}
    </div>
  );
}

interface ComparisonProps extends MoneyLocale {
  objects: readonly PricedObject[];
  requestedAmount: number | null;
}

export function Comparison({ objects, requestedAmount, currency, language }: ComparisonProps) {
  const { t } = useTranslation('objects');
  const requestedCents = toCents(requestedAmount ?? 0);
  const { verdict, difference } = compareWithRequest(sumObjectTotals(objects).financedAmount, requestedCents);
  const money = createGroupFormat([requestedCents, difference], currency, language);
  const comparisonText = t(`sum.${verdict}`, { asked: money(requestedCents), difference: money(difference) });
  useAnnouncement(requestedAmount === null ? '' : comparisonText, TYPING_PAUSE_MS);
  if (requestedAmount === null) return null;
  return (
    <p className={css.comparison}>
      {verdict === 'fits' && <Icon of={CircleCheck} size={16} className={css.fittingIcon} />}
      <span>{comparisonText}</span>
    </p>
  );
}

function Assumptions({ field, locale, task, typed, hasErrors }: FieldsProps) {
  const { t } = useTranslation('objects');
  const currentText = (name: ObjectField) => typed[name] ?? task.values[name] ?? '';
  const hasDefaultAnswers = (...names: (keyof typeof DEFAULT_OBJECT_ANSWERS)[]) =>
    names.every((name) => task.values[name] === DEFAULT_OBJECT_ANSWERS[name]);
  const residualValue = parseCents(currentText('remaining_value'), locale.language);
  const amount = createGroupFormat(
    [residualValue.ok ? residualValue.value : 0n],
    locale.currency,
    locale.language,
  );
  const interest = YES_NO_CHOICES.find((value) => value === currentText('is_fixed_interest'));
  const rentalState = RENTAL_STATES.find((state) => state === currentText('rental_state'));
  const hasDefaultTerms =
    interest === DEFAULT_OBJECT_ANSWERS.is_fixed_interest &&
    rentalState === DEFAULT_OBJECT_ANSWERS.rental_state;
  return (
    <div className={css.fullWidth}>
      <p className={css.assumptionsTitle}>{t('assumed.title')}</p>
      <CollapsibleFields
        collapsedText={
          <AssumptionText
            title={
              residualValue.ok
                ? t('assumed.residual', { amount: amount(residualValue.value) })
                : t('field.remaining_value')
            }
            text={residualValue.ok && residualValue.value === 0n ? t('assumed.noResidual') : null}
          />
        }
        change={t('form.change')}
        isOpen={!hasDefaultAnswers('remaining_value')}
        hasErrors={hasErrors('remaining_value')}
      >
        <NumberField
          {...field('remaining_value')}
          span="half"
          hint={t('hint.remaining_value')}
          {...moneyOf(locale)}
        />
      </CollapsibleFields>
      <CollapsibleFields
        collapsedText={
          <AssumptionText
            title={
              interest && rentalState
                ? t('assumed.interestAndRental', {
                    interest: t(`assumed.interest.${interest}`),
                    rental: t(`assumed.rental.${rentalState}`),
                  })
                : t('field.is_fixed_interest')
            }
            text={hasDefaultTerms ? t('assumed.ordinary') : null}
          />
        }
        change={t('form.change')}
        isOpen={!hasDefaultAnswers('rental_state', 'is_fixed_interest')}
        hasErrors={hasErrors('rental_state', 'is_fixed_interest')}
      >
        <RadioGroupField
          {...field('is_fixed_interest')}
          span="whole"
          appearance="inline"
          options={YES_NO_CHOICES.map((value) => ({ value, label: t(`answer.${value}`) }))}
        />
        <RadioGroupField
          {...field('rental_state')}
          span="whole"
          options={RENTAL_STATES.map((value) => ({ value, label: t(`rentalState.${value}`) }))}
        />
      </CollapsibleFields>
    </div>
  );
}

function AssumptionText({ title, text }: { title: string; text: string | null }) {
  return (
    <>
      <b className={css.assumedTitle}>{title}</b>
      {text && <span className={css.assumedText}>{text}</span>}
    </>
  );
}

function OptionalFields({ field, locale, task, hasErrors }: FieldsProps) {
  const { t } = useTranslation('objects');
  const names = ['built_at', 'expected_delivery_date', 'detail_desc'] as const;
  return (
    <CollapsibleFields
      collapsedText={t('form.voluntary')}
      isOpen={names.some((name) => Boolean(task.values[name]))}
      hasErrors={hasErrors(...names)}
    >
      <TextField {...field('built_at')} span="half" optional inputMode="numeric" />
      <DateField
        {...field('expected_delivery_date')}
        span="half"
        text={createDateTextFormat(deliveryDateBounds(locale.today))}
        min={earliestDeliveryDate(locale.today)}
        max={LATEST_DELIVERY_DATE}
        optional
      />
      <TextAreaField
        {...field('detail_desc')}
        span="whole"
        optional
        rows={2}
        counter={{ max: MAX_REMARK_LENGTH }}
      />
    </CollapsibleFields>
  );
}

type KnownMerchants = DealerTask['merchants'];

function NewMerchantFields({ merchants, ...props }: FieldsProps & { merchants: KnownMerchants }) {
  const { t } = useTranslation('objects');
  const { typed, task, field, hasErrors } = props;
  const code = typed.merchant_country ?? task.values.merchant_country;
  const country = task.countries.find(({ value }) => value === code)?.label ?? '';
  return (
    <div className={css.merchant}>
      {merchants.length > 0 && (
        <ChoiceCardsField
          {...field(KNOWN_MERCHANT_FIELD)}
          choices={[
            ...merchants.map(({ value, merchant, object }) => ({
              value,
              title: merchant.merchant_name,
              text: t('form.sameMerchant', { object, address: addressOf(merchant) }),
            })),
            {
              value: OTHER_MERCHANT_CHOICE,
              title: t('form.otherMerchant'),
              text: t('form.otherMerchantHint'),
            },
          ]}
        />
      )}
      <div className={`${formGrid} ${css.newMerchant}`}>
        <MerchantFields {...props}>
          <CollapsibleFields
            collapsedText={t('form.country', { country })}
            isOpen={country === ''}
            hasErrors={hasErrors('merchant_country')}
          >
            <SelectField {...field('merchant_country')} span="whole" options={task.countries} />
          </CollapsibleFields>
        </MerchantFields>
      </div>
    </div>
  );
}

const addressOf = (merchant: KnownMerchants[number]['merchant']) =>
  formatAddressLine(
    merchant.merchant_street,
    merchant.merchant_house_num,
    merchant.merchant_postcode,
    merchant.merchant_city,
  );

function MerchantFields({ field, task, children }: FieldsProps & { children?: ReactNode }) {
  const { t } = useTranslation('objects');
  return (
    <>
      <TextField {...field('merchant_name')} span="whole" />
      <TextField {...field('merchant_street')} span="most" />
      <TextField {...field('merchant_house_num')} span="few" />
      <TextField {...field('merchant_postcode')} span="few" />
      <TextField {...field('merchant_city')} span="most" />
      <TextField
        {...field('merchant_company_id')}
        span="whole"
        hint={t('hint.merchant_company_id')}
        spellCheck={false}
      />
      {children ?? <SelectField {...field('merchant_country')} span="whole" options={task.countries} />}
    </>
  );
}
