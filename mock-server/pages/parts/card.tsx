import type { ReactNode } from 'react';
import * as css from './card.css';

interface Props {
  id?: string;
  title: ReactNode;
  titleId: string;
  end?: ReactNode;
  isAboveList?: boolean;
  children: ReactNode;
}

export function Card({ id, title, titleId, end, isAboveList, children }: Props) {
  return (
    <section className={css.card} id={id} aria-labelledby={titleId}>
      <div className={css.header} data-above={isAboveList ? 'list' : undefined}>
        <h2 id={titleId}>{title}</h2>
        {end && <span className={css.headerEnd}>{end}</span>}
      </div>
      {children}
    </section>
  );
}
