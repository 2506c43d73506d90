import { NavLink, useLocation } from '@remix-run/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { visuallyHidden } from '~/theme/text.css';
import * as css from './tabs.css';

export type CounterProps = {
  value: number;
  /** Accessible label of the count. */
  label: string;
  /** `warning` where the points wait for the user. */
  tone?: 'quiet' | 'warning';
};

/** A number in a pill. */
export function Counter({ value, label, tone = 'quiet' }: CounterProps) {
  return (
    <span className={css.pill[tone]} data-waiting={tone === 'warning' || undefined}>
      <span>{value}</span>
      <span className={visuallyHidden}>{` ${label}`}</span>
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
  const strip = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address makes another link the current one
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

/** Puts the current link into the middle of the strip, then moves on to the first tab with a task; unlike `scrollIntoView` it never moves the page. */
function bringIntoView(strip: HTMLElement) {
  const current = strip.querySelector('[aria-current]')?.getBoundingClientRect();
  if (!current) return;
  const { left, width } = strip.getBoundingClientRect();
  strip.scrollLeft += current.left + current.width / 2 - (left + width / 2);
  const waiting = strip.querySelector('a:not([aria-current]):has([data-waiting])');
  const [from, to] = [strip.querySelector('[aria-current]'), waiting].map((tab) =>
    tab?.getBoundingClientRect(),
  );
  if (!from || !to) return;
  // The current tab stays in sight, in part where there is no room for both.
  const rest = Math.min(from.width, Math.max(24, width - to.width - 28));
  if (to.right > left + width)
    strip.scrollLeft += Math.min(to.right - (left + width), from.right - rest - left);
  else if (to.left < left) strip.scrollLeft -= Math.min(left - to.left, left + width - (from.left + rest));
}
