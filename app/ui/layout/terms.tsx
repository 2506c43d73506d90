import CircleDashed from 'virtual:icon/circle-dashed';
import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { Icon } from './icon';
import * as css from './terms.css';

export type Term = {
  label: string;
  value: ReactNode;
  note?: ReactNode;
  translate?: 'no';
};

export type TermsProps = {
  items: Term[];
  layout?: 'rows' | 'grid' | 'column';
  ruled?: boolean;
};

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

export function Missing({ children }: { children: ReactNode }) {
  return (
    <span className={css.missing}>
      <Icon of={CircleDashed} size={16} className={css.missingIcon} />
      <span>{children}</span>
    </span>
  );
}
