import type { ReactNode } from 'react';
import * as css from './record-list.css';

export type RecordRow = {
  id: string;
  amount: string;
  kind: string;
  status: ReactNode;
  created: string;
  number: string;
  action?: ReactNode;
  isWaiting?: boolean;
};

export type RecordListProps = {
  labels: { amount: string; status: string; created: string; number: string };
  rows: RecordRow[];
};

export function RecordList({ labels, rows }: RecordListProps) {
  return (
    <>
      <div className={css.columnHeader} aria-hidden="true">
        <span>{labels.amount}</span>
        <span>{labels.status}</span>
        <span>{labels.created}</span>
        <span>{labels.number}</span>
      </div>
      <ul className={css.list}>
        {rows.map(({ id, amount, kind, status, created, number, action, isWaiting = false }) => (
          <li key={id} className={css.rows[isWaiting ? 'waiting' : 'settled']}>
            <p className={css.title}>
              <b className={css.amount} translate="no">
                {amount}
              </b>
              <span className={css.kind}>{kind}</span>
            </p>
            <div className={css.status}>{status}</div>
            <p className={css.creationDate}>
              <span className={css.caption}>{`${labels.created} `}</span>
              <span translate="no">{created}</span>
            </p>
            <p className={css.number}>
              <span className={css.numberCaption}>{`${labels.number} `}</span>
              <span translate="no">{number}</span>
            </p>
            {action && <div className={css.actions[isWaiting ? 'waiting' : 'settled']}>{action}</div>}
          </li>
        ))}
      </ul>
    </>
  );
}
