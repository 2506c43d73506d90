import Bike from 'virtual:icon/bike';
import Blocks from 'virtual:icon/blocks';
import Building2 from 'virtual:icon/building-complex';
import CalendarCheck from 'virtual:icon/calendar-check';
import CircleEllipsis from 'virtual:icon/circle-ellipsis';
import Coins from 'virtual:icon/coins';
import HandCoins from 'virtual:icon/hand-coins';
import Handshake from 'virtual:icon/handshake';
import Package from 'virtual:icon/package';
import ReceiptEuro from 'virtual:icon/receipt-euro';
import Truck from 'virtual:icon/truck';
import Wallet from 'virtual:icon/wallet';
import type { LoanType } from 'contracts/api/enumerations';
import { useTranslation } from 'react-i18next';
import type { FieldHandle } from 'ui/fields/field/field';
import { SubmitButton } from 'ui/fields/form/submit-button';
import { NumberField, type NumberTextFormat } from 'ui/fields/number/number-field';
import { ChoiceCardsField, RadioGroupField } from 'ui/fields/radio/choice-cards-field';
import { RangeBlock, RangeField } from 'ui/fields/range/range-field';
import { SelectField } from 'ui/fields/select/select-field';
import { TextAreaField } from 'ui/fields/text/text-area-field';
import type { IconProps } from 'ui/layout/icon';
import { Stack } from 'ui/layout/layout';
import { onlyWithoutScripts } from 'ui/layout/layout.css';
import { parseDuration } from '~/domain/duration';
import type { FormValues } from '~/domain/form-values';
import { currencyUnitOf, formatAmount, formatMoney, parseMoney } from '~/domain/money';
import type { WizardConfig } from '~/domain/wizard-config';
import { INTENT_FIELD, LOAN_TYPE_INTENT } from '~/forms/intents';

import {
  amountBoundsOf,
  asksPurpose,
  durationBoundsOf,
  findChosenCurrency,
  findChosenTermLoanType,
  groupLoanTypes,
  haveDifferentTerms,
  type LoanInfoName,
  PURPOSE_DESCRIPTION_LENGTH,
  type TermLoanType,
} from '../rules/loan-info';
import * as css from './loan-info.css';

const LOAN_TYPE_ICONS: Readonly<Record<LoanType, IconProps['of']>> = {
  working_capital: Wallet,
  general_liquidity: Coins,
  material_financing: Package,
  object_financing: Truck,
  project_financing: Blocks,
  real_estate: Building2,
  structured_finance: Handshake,
  tlb: CalendarCheck,
  whitelabel_liquidity: HandCoins,
  bike_leasing: Bike,
  factoring: ReceiptEuro,
  other: CircleEllipsis,
};

type LoanInfoFieldsProps = {
  fields: Record<LoanInfoName, FieldHandle>;
  typed: FormValues;
  config: WizardConfig;
  language: string;
};

export function LoanInfoFields({ fields, typed, config, language }: LoanInfoFieldsProps) {
  const { t } = useTranslation('application');
  const loan = findChosenTermLoanType(typed, config);
  return (
    <>
      {loan && (
        <div className={css.hiddenUnlessLoan}>
          <LoanTermsFields
            amount={fields.loanSize}
            duration={fields.loanDuration}
            type={loan}
            {...{ config, language }}
          />
        </div>
      )}
      {config.loanTypes.includes('factoring') && (
        <div className={css.hiddenUnlessFactoring}>
          <FactoringFields {...{ fields, typed, config, language }} />
        </div>
      )}
      <LoanTypeField field={fields.loanType} config={config} />
      {loan && (
        <div className={css.hiddenUnlessLoan}>
          <Stack gap="s7">
            {haveDifferentTerms(config.loanTypes) && (
              <div className={onlyWithoutScripts}>
                <SubmitButton variant="ghost" size="s" name={INTENT_FIELD} value={LOAN_TYPE_INTENT}>
                  {t('loanInfo.takeLoanType')}
                </SubmitButton>
              </div>
            )}
            <PurposeFields {...{ fields, config }} />
          </Stack>
        </div>
      )}
    </>
  );
}

const TICK_INTERVALS = { amount: 50_000, duration: 12 } as const;

const QUICK_AMOUNTS = [100_000, 150_000, 250_000, 400_000];

type LoanTermsFieldsProps = {
  amount: FieldHandle;
  duration: FieldHandle;
  type: TermLoanType;
  config: WizardConfig;
  language: string;
};

function LoanTermsFields({ amount, duration, type, config, language }: LoanTermsFieldsProps) {
  const { t } = useTranslation(['application', 'enums']);
  const isTypingAllowed = config.customAmounts;
  return (
    <RangeBlock>
      <RangeField
        field={amount}
        label={t('loanInfo.loanSize')}
        {...currencyUnitOf(config.currency, language)}
        text={moneyText(language)}
        formatValue={(value) => formatMoney(value, config.currency, language)}
        tickInterval={TICK_INTERVALS.amount}
        quickPicks={QUICK_AMOUNTS}
        isHeadline
        isTypingAllowed={isTypingAllowed}
        {...amountBoundsOf(type)}
      />
      <RangeField
        field={duration}
        label={t('loanInfo.loanDuration')}
        unit={t('loanInfo.months')}
        text={monthsText}
        formatValue={(value) => t('enums:durationUnit.months', { count: value })}
        tickInterval={TICK_INTERVALS.duration}
        isTypingAllowed={isTypingAllowed}
        {...durationBoundsOf(type)}
      />
    </RangeBlock>
  );
}

function LoanTypeField({ field, config }: { field: FieldHandle; config: WizardConfig }) {
  const { t } = useTranslation(['application', 'enums']);
  const { visibleTypes, collapsedTypes } = groupLoanTypes(config.loanTypes);
  const [onlyType] = visibleTypes;
  if (visibleTypes.length === 1) return <input type="hidden" name={field.name} value={onlyType} />;
  const toChoice = (type: LoanType) => ({
    value: type,
    title: t(`enums:loanType.${type}`),
    text: t(`enums:loanTypeHint.${type}`),
    icon: LOAN_TYPE_ICONS[type],
  });
  const choices = collapsedTypes.map(toChoice);
  const [first, second] = choices;
  const names = { first: first?.title, second: second?.title };
  const moreCount = choices.length - 2;
  const label =
    moreCount > 0
      ? t('loanInfo.moreTypes', { ...names, count: moreCount })
      : t('loanInfo.moreTypesTwo', names);
  return (
    <ChoiceCardsField
      field={field}
      label={t('loanInfo.loanType')}
      choices={visibleTypes.map(toChoice)}
      moreChoices={choices.length > 0 ? { label, choices } : undefined}
    />
  );
}

function PurposeFields({ fields, config }: Pick<LoanInfoFieldsProps, 'fields' | 'config'>) {
  const { t } = useTranslation(['application', 'enums']);
  const options = config.purposes.map((purpose) => ({
    value: purpose,
    label: purpose === 'other' ? t('loanInfo.purposeOther') : t(`enums:purpose.${purpose}`),
  }));
  return (
    <Stack gap="s5">
      {asksPurpose(config) && (
        <SelectField field={fields.purposeSelect} label={t('loanInfo.purposeSelect')} options={options} />
      )}
      {config.purposes.includes('other') && (
        <div className={css.hiddenUnlessOtherPurpose}>
          <TextAreaField
            field={fields.purposeDescription}
            label={t('loanInfo.purposeDescription')}
            hint={t('loanInfo.purposeDescriptionHint')}
            counter={PURPOSE_DESCRIPTION_LENGTH}
          />
        </div>
      )}
    </Stack>
  );
}

function FactoringFields({ fields, typed, config, language }: LoanInfoFieldsProps) {
  const { t } = useTranslation(['application', 'enums']);
  const money = { ...currencyUnitOf(findChosenCurrency(typed, config), language), text: moneyText(language) };
  return (
    <Stack gap="s5">
      <div className={css.limitField}>
        <NumberField
          field={fields.factoring_limit}
          label={t('loanInfo.factoring_limit')}
          hint={t('loanInfo.factoringLimitHint')}
          {...money}
        />
        <SelectField
          field={fields.currency}
          label={t('loanInfo.currency')}
          placeholder={null}
          options={config.currencies.map((code) => ({ value: code, label: t(`enums:currency.${code}`) }))}
        />
      </div>
      <NumberField
        field={fields.annual_sales_previous_year}
        label={t('loanInfo.annual_sales_previous_year')}
        hint={t('loanInfo.annualSalesHint')}
        {...money}
      />
      <RadioGroupField
        field={fields.has_international_customers}
        label={t('loanInfo.has_international_customers')}
        appearance="inline"
        options={[
          { value: 'yes', label: t('yes') },
          { value: 'no', label: t('no') },
        ]}
      />
    </Stack>
  );
}

function moneyText(language: string): NumberTextFormat {
  return {
    read: (typed) => numberOf(parseMoney(typed, language)),
    write: (value) => formatAmount(value, language),
  };
}

const monthsText: NumberTextFormat = { read: (typed) => numberOf(parseDuration(typed)), write: String };

function numberOf(result: ReturnType<typeof parseMoney>): number | null {
  return result.ok ? result.value : null;
}
