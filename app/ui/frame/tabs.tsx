import { NavLink, useLocation } from '@remix-run/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { visuallyHidden } from '~/theme/text.css';
import * as css from './page-frame.css';

export type CounterProps = {
  value: number;
  label: string;
  tone?: 'quiet' | 'warning';
};

export function Counter({ value, label, tone = 'quiet' }: CounterProps) {
  return (
    <span className={css.pill[tone]} data-waiting={tone === 'warning' || undefined}>
      <span>{value}</span>
      <span className={visuallyHidden}>{` ${label}`}</span>
    </span>
  );
}

export type TabLinksProps = {
  label: string;
  tabs: { name: ReactNode; to: string; count?: ReactNode }[];
};

export function TabLinks({ label, tabs }: TabLinksProps) {
  const strip = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address changes the current link
  useEffect(() => {
    if (strip.current) bringIntoView(strip.current);
  }, [pathname]);
  return (
    <nav ref={strip} aria-label={label} className={css.tabs}>
      {tabs.map(({ name, to, count }) => (
        <NavLink key={to} to={to} end className={css.tab}>
          <span>{name}</span>
          {count}
        </NavLink>
      ))}
    </nav>
  );
}

/** `scrollIntoView` would scroll the page too. */
function bringIntoView(strip: HTMLElement) {
  const current = strip.querySelector('[aria-current]')?.getBoundingClientRect();
  if (!current) return;
  const { left, width } = strip.getBoundingClientRect();
  strip.scrollLeft += current.left + current.width / 2 - (left + width / 2);
  const waiting = strip.querySelector('a:not([aria-current]):has([data-waiting])');
  const to = waiting?.getBoundingClientRect();
  if (!to) return;
  if (to.right > left + width) strip.scrollLeft += to.right - (left + width);
  else if (to.left < left) strip.scrollLeft -= left - to.left;
}
