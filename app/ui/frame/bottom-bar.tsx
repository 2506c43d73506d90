import type { ReactNode } from 'react';
import * as css from './bottom-bar.css';

export type BottomBarProps = {
  /** The current amount and a word about it: "250.000 €", "48 Monate". */
  summary?: { amount: string; note?: string };
  /** Under the button: why it cannot be pressed yet. */
  note?: ReactNode;
  /** The page's one action, a block button; outside its form it names it by its `form` attribute. */
  children: ReactNode;
};

/** The sticky action bar of small screens (below 768 px); the page and the cookie button make room for it. */
export function BottomBar({ summary, note, children }: BottomBarProps) {
  const beside = summary ? 'summed' : 'beside';
  const layout = note ? 'stacked' : beside;
  return (
    <div className={css.layouts[layout]} data-bottom-bar={layout}>
      {summary && (
        <p className={css.summary}>
          <b className={css.amount}>{summary.amount}</b>
          {summary.note && <span>{summary.note}</span>}
        </p>
      )}
      <div className={css.action}>{children}</div>
      {note && <p className={css.note}>{note}</p>}
    </div>
  );
}
