import Info from 'virtual:icon/info';
import { type ReactNode, useId } from 'react';
import { Figure } from './figure';
import { Guilloche } from './guilloche';
import { Icon } from './icon';
import * as css from './sheet.css';

export type SheetProps = {
  tone: 'draft' | 'issued';
  kicker: ReactNode;
  amount: string;
  reference?: ReactNode;
  seed?: string;
  className?: string;
  children: ReactNode;
};

export function Sheet({ tone, kicker, amount, reference, seed, className, children }: SheetProps) {
  const id = useId();
  return (
    <section className={className ? `${css.sheet} ${className}` : css.sheet} aria-labelledby={id}>
      <div className={css.head[tone]}>
        <Guilloche seed={seed} className={css.rosette[tone]} />
        <h2 id={id} className={css.kicker}>
          {kicker}
        </h2>
        <Figure size={tone === 'issued' ? 'xl' : 'l'}>{amount}</Figure>
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
