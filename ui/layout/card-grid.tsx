import Plus from 'virtual:icon/plus';
import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import * as css from './card.css';
import { Icon } from './icon';

export function CardGrid({ children }: { children: ReactNode }) {
  return <ul className={css.grid}>{children}</ul>;
}

export function AddTile({ href, title, children }: { href: string; title: string; children?: ReactNode }) {
  return (
    <Link to={href} preventScrollReset className={css.addTile}>
      <Icon of={Plus} size={24} className={css.plusIcon} />
      <b className={css.addTitle}>{title}</b>
      {children && <span className={css.addText}>{children}</span>}
    </Link>
  );
}
