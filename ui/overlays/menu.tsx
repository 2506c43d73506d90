import { useLocation } from '@remix-run/react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { joinClassNames } from 'ui/layout/layout';
import * as css from './menu.css';

export type MenuProps = {
  trigger: ReactNode;
  children: ReactNode;
  group?: string;
  className?: string;
};

export function Menu({ trigger, children, group, className }: MenuProps) {
  const root = useRef<HTMLDetailsElement>(null);
  const button = useRef<HTMLElement>(null);
  const { pathname, search } = useLocation();
  const currentUrl = pathname + search;
  // The next page closes the menu, a revalidation does not.
  const [openedUrl, setOpenedUrl] = useState<string | null>(null);
  const isOpen = openedUrl === currentUrl;

  useEffect(() => {
    if (!isOpen) return;
    const closeOnPressElsewhere = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpenedUrl(null);
    };
    document.addEventListener('pointerdown', closeOnPressElsewhere);
    return () => document.removeEventListener('pointerdown', closeOnPressElsewhere);
  }, [isOpen]);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    setOpenedUrl(null);
    button.current?.focus();
  };

  return (
    <details
      ref={root}
      name={group}
      open={isOpen}
      className={joinClassNames(css.menu, className)}
      onToggle={(event) => setOpenedUrl(event.currentTarget.open ? currentUrl : null)}
      onKeyDown={closeOnEscape}
      onSubmit={() => setOpenedUrl(null)}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpenedUrl(null);
      }}
    >
      <summary ref={button} className={css.trigger}>
        {trigger}
      </summary>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the pressed element is a link or button inside; the panel only restores focus before it closes */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter and Space on links and buttons fire clicks */}
      <div
        className={css.panel}
        onClick={({ target }) => {
          button.current?.focus();
          if (target instanceof Element && target.closest('a')?.getAttribute('href') === currentUrl)
            setOpenedUrl(null);
        }}
      >
        {children}
      </div>
    </details>
  );
}
