import Download from 'virtual:icon/download';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from 'ui/layout/button';
import { TitledCard } from 'ui/layout/card';
import { Row } from 'ui/layout/layout';
import { mutedText, noPrint, smallText } from 'ui/theme/text.css';
import { currencyUnitOf, formatAmount, formatMoney } from '~/domain/money';
import * as css from './repayment-plan-card.css';
import { RepaymentPlanChart } from './repayment-plan-chart';
import type { RepaymentPlan } from './rules/offer';

type RepaymentPlanCardProps = {
  plan: RepaymentPlan;
  currency: string;
  language: string;
  isFinal: boolean;
};

export function RepaymentPlanCard({ plan, currency, language, isFinal }: RepaymentPlanCardProps) {
  const { t } = useTranslation('plan');
  const id = useId();
  const moneyText = (amount: number) => formatMoney(amount, currency, language);
  const money = (cents: number) => moneyText(cents / 100);
  return (
    <TitledCard id={id} title={t('title')} meta={isFinal ? undefined : t('indicative')} gap="s5">
      <p className={`${smallText} ${mutedText}`}>
        {[
          t('sum', { interest: money(plan.totalInterest), total: money(plan.totalPayments) }),
          t(isFinal ? 'basisFinal' : 'basis'),
        ].join(' ')}
      </p>
      <RepaymentPlanChart plan={plan} formatAmount={moneyText} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard */}
      <section className={css.scroll} aria-labelledby={`${id}-years`} tabIndex={0}>
        <table className={css.table}>
          <caption id={`${id}-years`} className={css.caption}>
            {t('caption', { currency: currencyUnitOf(currency, language).unit })}
          </caption>
          <thead>
            <tr>
              {(['year', 'payment', 'interest', 'principal', 'remaining'] as const).map((column) => (
                <th key={column} scope="col">
                  {t(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {plan.years.map(({ year, payment, interest, principal, remaining }) => (
              <tr key={year}>
                <th scope="row">{year}</th>
                {[payment, interest, principal, remaining].map((cents, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change their order
                  <td key={column} translate="no">
                    {formatAmount(cents / 100, language)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <Row className={noPrint}>
        <ButtonLink
          to="/application/repayment-plan.csv"
          reloadDocument
          size="s"
          variant="outline"
          icon={Download}
          iconSize={16}
        >
          {t('download')}
        </ButtonLink>
      </Row>
    </TitledCard>
  );
}
