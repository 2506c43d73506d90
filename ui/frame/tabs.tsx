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
  const tabStrip = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address changes the current link
  useEffect(() => {
    if (tabStrip.current) scrollToCurrentTab(tabStrip.current);
  }, [pathname]);
  return (
    <nav ref={tabStrip} aria-label={label} className={css.tabs}>
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
function scrollToCurrentTab(tabStrip: HTMLElement) {
  const current = tabStrip.querySelector('[aria-current]');
  if (!current) return;
  const { left, width } = tabStrip.getBoundingClientRect();
  const horizontalCentre = ({ left: leftEdge, width: tabWidth }: DOMRect) => leftEdge + tabWidth / 2;
  tabStrip.scrollLeft += horizontalCentre(current.getBoundingClientRect()) - (left + width / 2);
  const tabWithTask = tabStrip.querySelector('a:not([aria-current]):has([data-waiting])');
  if (!tabWithTask) return;
  const [currentBox, taskBox] = [current.getBoundingClientRect(), tabWithTask.getBoundingClientRect()];
  const isFirst = current === tabStrip.firstElementChild;
  const visibleWidth = isFirst
    ? Number.NEGATIVE_INFINITY
    : Math.min(currentBox.width, Math.max(24, width - taskBox.width - 28));
  if (taskBox.right > left + width)
    tabStrip.scrollLeft += Math.min(taskBox.right - (left + width), currentBox.right - visibleWidth - left);
  else if (taskBox.left < left)
    tabStrip.scrollLeft -= Math.min(left - taskBox.left, left + width - (currentBox.left + visibleWidth));
}
