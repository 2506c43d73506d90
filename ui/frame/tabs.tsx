import { NavLink, useLocation } from '@remix-run/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { joinClassNames } from 'ui/layout/layout';
import { visuallyHidden } from 'ui/theme/text.css';
import * as css from './page-frame.css';

export type TabCounterProps = {
  value: number;
  label: string;
  tone?: 'quiet' | 'warning';
};

export function TabCounter({ value, label, tone = 'quiet' }: TabCounterProps) {
  return (
    <span className={css.tabCounter[tone]} data-waiting={tone === 'warning' || undefined}>
      <span>{value}</span>
      <span className={visuallyHidden}>{` ${label}`}</span>
    </span>
  );
}

export type TabLinksProps = {
  label: string;
  tabs: { name: ReactNode; to: string; count?: ReactNode }[];
  onPress?: (to: string) => void;
};

export function TabLinks({ label, tabs, onPress }: TabLinksProps) {
  const strip = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address changes the current link
  useEffect(() => {
    if (strip.current) bringIntoView(strip.current);
  }, [pathname]);
  return (
    <nav ref={strip} aria-label={label} className={css.tabs}>
      {tabs.map(({ name, to, count }) => (
        <NavLink
          key={to}
          to={to}
          end
          className={({ isPending }) => joinClassNames(css.tab, isPending && css.pressedTab)}
          onPointerDown={({ button }) => button === 0 && onPress?.(to)}
          // A click by keyboard has the `detail` 0.
          onClick={({ detail }) => detail === 0 && onPress?.(to)}
        >
          <span>{name}</span>
          {count}
        </NavLink>
      ))}
    </nav>
  );
}

/** `scrollIntoView` would scroll the page too. */
function bringIntoView(strip: HTMLElement) {
  const current = strip.querySelector('[aria-current]');
  if (!current) return;
  const { left, width } = strip.getBoundingClientRect();
  const middle = ({ left: start, width: own }: DOMRect) => start + own / 2;
  strip.scrollLeft += middle(current.getBoundingClientRect()) - (left + width / 2);
  const waiting = strip.querySelector('a:not([aria-current]):has([data-waiting])');
  if (!waiting) return;
  const [from, to] = [current.getBoundingClientRect(), waiting.getBoundingClientRect()];
  const isFirst = current === strip.firstElementChild;
  const rest = isFirst ? Number.NEGATIVE_INFINITY : Math.min(from.width, Math.max(24, width - to.width - 28));
  if (to.right > left + width)
    strip.scrollLeft += Math.min(to.right - (left + width), from.right - rest - left);
  else if (to.left < left) strip.scrollLeft -= Math.min(left - to.left, left + width - (from.left + rest));
}
