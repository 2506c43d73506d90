import CircleDashed from 'virtual:icon/circle-dashed';
import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { Icon } from './icon';
import * as css from './terms.css';

export type Term = {
  label: string;
  value: ReactNode;
  note?: ReactNode;
  /** For an amount, a date, a name or a number, which no browser should translate. */
  translate?: 'no';
};

export type TermsProps = {
  items: Term[];
  /** `rows`: label left, value right, hairlines (sheets). `grid`: two columns, `column`: one (cards). */
  layout?: 'rows' | 'grid' | 'column';
  /** A hairline above the first row, where something else stands over it. */
  ruled?: boolean;
};

/** Facts as label and value. */
export function Terms({ items, layout = 'rows', ruled = false }: TermsProps) {
  return (
    <dl className={classNames(css.list[layout], ruled && css.ruled)}>
      {items.map(({ label, value, note, translate }) => (
        <div key={label} className={css.item[layout]}>
          <dt className={css.label[layout]}>{label}</dt>
          <dd className={css.value[layout]}>
            <span translate={translate}>{value}</span>
            {note && <span className={css.note}>{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** In place of a value that is still needed: "Noch nicht angegeben". */
export function Missing({ children }: { children: ReactNode }) {
  return (
    <span className={css.missing}>
      <Icon of={CircleDashed} size={16} className={css.missingIcon} />
      <span>{children}</span>
    </span>
  );
}
