import * as css from './key-figures.css';

export type KeyFigure = { label: string; value: string; note?: string };

export function KeyFigures({ items }: { items: KeyFigure[] }) {
  return (
    <dl className={items.length > 3 ? css.lists.many : css.lists.few}>
      {items.map(({ label, value, note }) => (
        <div key={label} className={items.length > 3 ? css.items.many : css.items.few}>
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
