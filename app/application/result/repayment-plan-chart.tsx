import { useTranslation } from 'react-i18next';
import * as css from './repayment-plan-chart.css';
import { calculateAxisMarks, isYearLabelled } from './rules/axis-marks';
import type { RepaymentPlan } from './rules/offer';

const HEIGHT = 100;
const COLUMN = 16;
const BAR = 12;

const MIN_COLUMNS = 4;

type RepaymentPlanChartProps = {
  plan: RepaymentPlan;
  words: (amount: number) => string;
};

/** Hidden from screen readers, which read the table below. */
export function RepaymentPlanChart({ plan: { years }, words }: RepaymentPlanChartProps) {
  const { t } = useTranslation('plan');
  const bars = years.map(({ year, principal, remaining }) => ({
    year,
    owedAfter: remaining / 100,
    owedBefore: (principal + remaining) / 100,
  }));
  const marks = calculateAxisMarks(Math.max(...bars.map(({ owedBefore }) => owedBefore), 1));
  const top = marks.at(-1) ?? 1;
  const heightOf = (amount: number) => (amount / top) * HEIGHT;
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
          {marks.map((mark) => (
            <li key={mark} translate="no">
              {words(mark)}
            </li>
          ))}
        </ul>
        <svg
          viewBox={`0 0 ${columnCount * COLUMN} ${HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          className={css.chartDrawing}
        >
          {marks.map((mark) => {
            const y = HEIGHT - heightOf(mark);
            return (
              <line key={mark} className={css.axisMark} x1={0} x2={columnCount * COLUMN} y1={y} y2={y} />
            );
          })}
          {bars.map(({ year, owedAfter, owedBefore }, index) => {
            const x = index * COLUMN + (COLUMN - BAR) / 2;
            const [restHeight, wholeHeight] = [heightOf(owedAfter), heightOf(owedBefore)];
            return (
              <g key={year}>
                <rect
                  className={css.parts.repaid}
                  x={x}
                  y={HEIGHT - wholeHeight}
                  width={BAR}
                  height={wholeHeight - restHeight}
                />
                <rect
                  className={css.parts.owed}
                  x={x}
                  y={HEIGHT - restHeight}
                  width={BAR}
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
