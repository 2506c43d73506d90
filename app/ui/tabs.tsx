import { NavLink } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { visuallyHidden } from '~/theme/text.css';
import * as css from './tabs.css';

export type TabsProps = {
  /** Names the landmark: "Bereiche des Antrags". */
  label: string;
  items: {
    name: string;
    to: string;
    /** Open points, with what they are for screen readers: `{ value: 4, label: 'offen' }`. */
    count?: { value: number; label: string };
    /** Current only at exactly this address. */
    end?: boolean;
  }[];
};

/** Links with their own addresses that look like tabs; the current one scrolls into view on phones. */
export function Tabs({ label, items }: TabsProps) {
  const bar = useRef<HTMLElement>(null);
  const shown = useRef<Element | null>(null);
  useEffect(() => {
    const current = bar.current?.querySelector<HTMLElement>('[aria-current]');
    // Only when another tab becomes the current one: later the user may scroll the bar as they like.
    if (!bar.current || !current || shown.current === current) return;
    shown.current = current;
    const beyond =
      current.offsetLeft + current.offsetWidth - bar.current.offsetLeft - bar.current.clientWidth;
    if (beyond > -48) bar.current.scrollLeft = beyond + 64;
  });
  return (
    <nav ref={bar} aria-label={label} className={css.tabs}>
      {items.map(({ name, to, count, end }) => (
        <NavLink key={to} to={to} end={end} className={css.tab} preventScrollReset>
          {name}
          {count && <Counter tone="warning" {...count} />}
        </NavLink>
      ))}
    </nav>
  );
}

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
