import { useTranslation } from 'react-i18next';
import { currencyUnit, formatMoney } from '~/domain/money';
import type { WizardConfig } from '~/domain/wizard-config';
import type { FieldHandle } from '~/ui/fields/field/field';
import { RangeField } from '~/ui/fields/range/range-field';
import { moneyText, monthsText } from '../classic/number-texts';
import * as css from './loan-info.css';
import { amountBounds, durationBounds, type TermLoanType } from './rules/loan-terms';

const TICKS = { amount: 50_000, duration: 12 } as const;

const QUICK_AMOUNTS = [100_000, 150_000, 250_000, 400_000];

type LoanTermsFieldsProps = {
  amount: FieldHandle;
  duration: FieldHandle;
  /** CLA-03, CLA-04 */
  type: TermLoanType;
  config: WizardConfig;
  language: string;
};

/** CLA-05 */
export function LoanTermsFields({ amount, duration, type, config, language }: LoanTermsFieldsProps) {
  const { t } = useTranslation(['application', 'enums']);
  const typedEnabled = config.customAmounts;
  return (
    <div className={css.terms}>
      <div className={css.term}>
        <RangeField
          field={amount}
          label={t('loanInfo.loanSize')}
          {...currencyUnit(config.currency, language)}
          text={moneyText(language)}
          words={(value) => formatMoney(value, config.currency, language)}
          tickEvery={TICKS.amount}
          quick={QUICK_AMOUNTS}
          isHeadline
          typedEnabled={typedEnabled}
          {...amountBounds(type)}
        />
      </div>
      <div className={css.term}>
        <RangeField
          field={duration}
          label={t('loanInfo.loanDuration')}
          unit={t('loanInfo.months')}
          text={monthsText}
          words={(value) => t('enums:durationUnit.months', { count: value })}
          tickEvery={TICKS.duration}
          typedEnabled={typedEnabled}
          {...durationBounds(type)}
        />
      </div>
    </div>
  );
}
