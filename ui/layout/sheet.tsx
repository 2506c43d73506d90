import CircleDashed from 'virtual:icon/circle-dashed';
import Info from 'virtual:icon/info';
import { type ReactNode, useId } from 'react';
import { FormattedFigure } from './figure';
import { Guilloche } from './guilloche';
import { Icon } from './icon';
import { joinClassNames } from './layout';
import * as css from './sheet.css';

export type SheetTerm = {
  label: string;
  value: ReactNode;
  note?: ReactNode;
  translate?: 'no';
  isWide?: boolean;
};

type TermsProps = {
  items: SheetTerm[];
  layout?: 'rows' | 'grid' | 'column';
  hasRules?: boolean;
};

export function Terms({ items, layout = 'rows', hasRules = false }: TermsProps) {
  return (
    <dl className={joinClassNames(css.list[layout], hasRules && css.ruledList)}>
      {items.map(({ label, value, note, translate, isWide }) => (
        <div key={label} className={joinClassNames(css.item[layout], isWide && css.wideItem)}>
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

export function MissingValue({ children }: { children: ReactNode }) {
  return (
    <span className={css.missingItem}>
      <Icon of={CircleDashed} size={16} className={css.missingItemIcon} />
      <span>{children}</span>
    </span>
  );
}

type SheetProps = {
  tone: 'draft' | 'issued';
  sheetLabel: ReactNode;
  amount: string;
  headline?: ReactNode;
  reference?: ReactNode;
  seed?: string;
  className?: string;
  children: ReactNode;
};

export function Sheet(props: SheetProps) {
  const { tone, sheetLabel, amount, headline, reference, seed, className, children } = props;
  const id = useId();
  return (
    <section className={className ? `${css.sheet} ${className}` : css.sheet} aria-labelledby={id}>
      <div className={css.sheetHeader[tone]}>
        <Guilloche seed={seed} className={css.rosette[tone]} />
        <h2 id={id} className={css.sheetLabel}>
          {sheetLabel}
        </h2>
        {headline ? (
          <p className={css.headline}>{headline}</p>
        ) : (
          <FormattedFigure size={tone === 'issued' ? 'xl' : 'l'}>{amount}</FormattedFigure>
        )}
        {reference && <p className={css.reference}>{reference}</p>}
      </div>
      <div className={css.body[tone]}>{children}</div>
    </section>
  );
}

export function SheetNote({ children }: { children: ReactNode }) {
  return (
    <p className={css.sheetNote}>
      <Icon of={Info} size={16} className={css.noteIcon} />
      <span>{children}</span>
    </p>
  );
}
