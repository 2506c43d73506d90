import type { ReactNode } from 'react';
import * as css from './page-frame.css';

export type BottomBarProps = {
  summary?: { amount: string; note?: ReactNode };
  note?: ReactNode;
  children: ReactNode;
};

export function BottomBar({ summary, note, children }: BottomBarProps) {
  const layoutWithoutNote = summary ? 'summed' : 'beside';
  const layout = note ? 'stacked' : layoutWithoutNote;
  return (
    <div className={css.layouts[layout]} data-bottom-bar={layout}>
      {summary && (
        <p className={css.summary}>
          <b className={css.amount}>{summary.amount}</b>
          {summary.note && <span>{summary.note}</span>}
        </p>
      )}
      <div className={css.bottomBarAction}>{children}</div>
      {note && <p className={css.note}>{note}</p>}
    </div>
  );
}
