import { useTranslation } from 'react-i18next';
import * as css from './repayment-plan-chart.css';
import { calculateAxisMarks, isYearLabelled } from './rules/axis-marks';
import type { RepaymentPlan } from './rules/offer';

const CHART_HEIGHT = 100;
const COLUMN_WIDTH = 16;
const BAR_WIDTH = 12;

const MIN_COLUMNS = 4;

type RepaymentPlanChartProps = {
  plan: RepaymentPlan;
  formatAmount: (amount: number) => string;
};

/** Hidden from screen readers, which read the table below. */
export function RepaymentPlanChart({ plan: { years }, formatAmount }: RepaymentPlanChartProps) {
  const { t } = useTranslation('plan');
  const bars = years.map(({ year, principal, remaining }) => ({
    year,
    owedAfter: remaining / 100,
    owedBefore: (principal + remaining) / 100,
  }));
  const axisMarks = calculateAxisMarks(Math.max(...bars.map(({ owedBefore }) => owedBefore), 1));
  const top = axisMarks.at(-1) ?? 1;
  const heightOf = (amount: number) => (amount / top) * CHART_HEIGHT;
  const columnCount = Math.max(bars.length, MIN_COLUMNS);
  return (
    <div aria-hidden="true" className={css.figure}>
      <ul className={css.legend}>
        {(['owed', 'repaid'] as const).map((part) => (
          <li key={part} className={css.entry}>
            <svg viewBox="0 0 12 12" aria-hidden="true" className={css.swatch}>
              <rect className={css.parts[part]} x={0.5} y={0.5} width={11} height={11} />
            </svg>
            <span>{t(`legend.${part}`)}</span>
          </li>
        ))}
      </ul>
      <div className={css.plot}>
        <ul className={css.amountAxis}>
          {axisMarks.map((mark) => (
            <li key={mark} translate="no">
              {formatAmount(mark)}
            </li>
          ))}
        </ul>
        <svg
          viewBox={`0 0 ${columnCount * COLUMN_WIDTH} ${CHART_HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          className={css.chartDrawing}
        >
          {axisMarks.map((mark) => {
            const y = CHART_HEIGHT - heightOf(mark);
            return (
              <line
                key={mark}
                className={css.axisMark}
                x1={0}
                x2={columnCount * COLUMN_WIDTH}
                y1={y}
                y2={y}
              />
            );
          })}
          {bars.map(({ year, owedAfter, owedBefore }, index) => {
            const x = index * COLUMN_WIDTH + (COLUMN_WIDTH - BAR_WIDTH) / 2;
            const [restHeight, wholeHeight] = [heightOf(owedAfter), heightOf(owedBefore)];
            return (
              <g key={year}>
                <rect
                  className={css.parts.repaid}
                  x={x}
                  y={CHART_HEIGHT - wholeHeight}
                  width={BAR_WIDTH}
                  height={wholeHeight - restHeight}
                />
                <rect
                  className={css.parts.owed}
                  x={x}
                  y={CHART_HEIGHT - restHeight}
                  width={BAR_WIDTH}
                  height={restHeight}
                />
              </g>
            );
          })}
        </svg>
        <span className={css.yearWord}>{t('year')}</span>
        <ol className={css.yearAxis}>
          {Array.from({ length: columnCount }, (_, index) => index + 1).map((year) => (
            <li key={year}>{year <= bars.length && isYearLabelled(year, bars.length) ? year : ''}</li>
          ))}
        </ol>
      </div>
    </div>
  );
}
