import { Download } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { RepaymentPlan } from '~/application/repayment-plan';
import { formatMoney } from '~/domain/money';
import { muted, noPrint, small } from '~/theme/text.css';
import { ButtonLink } from '~/ui/button';
import { Card, CardBody, CardHeader } from '~/ui/card';
import { Icon } from '~/ui/icon';
import { Row, Stack } from '~/ui/layout';
import * as css from './repayment-plan-card.css';

type RepaymentPlanCardProps = {
  plan: RepaymentPlan;
  currency: string;
  language: string;
  /** The rate it is reckoned with is final; otherwise the plan says that it is indicative. */
  isFinal: boolean;
};

/** How the loan would be paid back: a chart of what is still owed, the years as a table, and every month as a file. */
export function RepaymentPlanCard({ plan, currency, language, isFinal }: RepaymentPlanCardProps) {
  const { t } = useTranslation('plan');
  const id = useId();
  const money = (cents: number) => formatMoney(cents / 100, currency, language);
  return (
    <Card labelledBy={id}>
      <CardHeader id={id} title={t('title')} meta={isFinal ? undefined : t('indicative')} />
      <CardBody>
        <Stack gap="s5">
          <p className={`${small} ${muted}`}>
            {t('sum', { interest: money(plan.totalInterest), total: money(plan.totalPayments) })}{' '}
            {t(isFinal ? 'basisFinal' : 'basis')}
          </p>
          <PlanChart plan={plan} />
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard */}
          <section className={css.scroll} aria-labelledby={id} tabIndex={0}>
            <table className={css.table}>
              <caption className={css.caption}>{t('caption')}</caption>
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
                      <td key={column}>{money(cents)}</td>
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
              icon={<Icon of={Download} size={16} />}
            >
              {t('download')}
            </ButtonLink>
          </Row>
        </Stack>
      </CardBody>
    </Card>
  );
}

const HEIGHT = 120;
const BAR = 24;
const GAP = 8;

/** What is owed at the end of each year, and what of the year's payments was interest. The table says the same. */
function PlanChart({ plan: { years } }: { plan: RepaymentPlan }) {
  const owed = years.map(({ principal, remaining }) => principal + remaining);
  const most = Math.max(...owed, 1);
  return (
    <svg
      viewBox={`0 0 ${years.length * (BAR + GAP) - GAP} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={css.chart}
    >
      {years.map(({ year, remaining }, index) => {
        const whole = ((owed[index] ?? 0) / most) * HEIGHT;
        const rest = (remaining / most) * HEIGHT;
        const x = index * (BAR + GAP);
        return (
          <g key={year}>
            <rect className={css.repaid} x={x} y={HEIGHT - whole} width={BAR} height={whole - rest} />
            <rect className={css.owed} x={x} y={HEIGHT - rest} width={BAR} height={rest} />
          </g>
        );
      })}
    </svg>
  );
}
