import * as css from './key-figures.css';

export type KeyFigure = { label: string; value: string; note?: string };

export function KeyFigures({ items }: { items: KeyFigure[] }) {
  return (
    <dl className={css.list}>
      {items.map(({ label, value, note }) => (
        <div key={label} className={css.item}>
          <dt className={css.label}>{label}</dt>
          <dd className={css.value} translate="no">
            {value}
          </dd>
          {note && <dd className={css.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
