import { NavLink } from '@remix-run/react';
import type { ReactNode } from 'react';
import { visuallyHidden } from '~/theme/text.css';
import * as css from './tabs.css';

export type CounterProps = {
  value: number;
  /** What is counted, read aloud. */
  label: string;
  /** `warning` where the points wait for the user. */
  tone?: 'quiet' | 'warning';
};

/** A number in a pill. */
export function Counter({ value, label, tone = 'quiet' }: CounterProps) {
  return (
    <span className={css.pill[tone]}>
      {value}
      <span className={visuallyHidden}> {label}</span>
    </span>
  );
}

export type TabLinksProps = {
  /** Names the navigation for screen readers. */
  label: string;
  tabs: { name: ReactNode; to: string; count?: ReactNode }[];
};

/** Pages beside each other, each at its own address; scrolls sideways where the place is narrow. */
export function TabLinks({ label, tabs }: TabLinksProps) {
  return (
    <nav aria-label={label} className={css.tabs}>
      {tabs.map(({ name, to, count }) => (
        <NavLink key={to} to={to} end className={css.tab}>
          {name}
          {count}
        </NavLink>
      ))}
    </nav>
  );
}
