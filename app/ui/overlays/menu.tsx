import { useLocation } from '@remix-run/react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from '~/ui/layout/class-names';
import * as css from './menu.css';

export type MenuProps = {
  /** Content of the button, including its accessible name. */
  trigger: ReactNode;
  /** Links, buttons and forms, styled with `item` of menu.css. */
  children: ReactNode;
  /** Menus of one group close each other, even without JavaScript. */
  group?: string;
  className?: string;
};

/**
 * A button that discloses a panel: `<details>`, so that it works without JavaScript. With it, the panel also closes on
 * Escape (focus returns to the button), on a press elsewhere, when focus leaves it, when a form in it is
 * sent and after going to another page.
 */
export function Menu({ trigger, children, group, className }: MenuProps) {
  const root = useRef<HTMLDetailsElement>(null);
  const button = useRef<HTMLElement>(null);
  const { pathname, search } = useLocation();
  const here = pathname + search;
  // Remembering where it was opened closes it by itself on the next page, but not when this one is read anew after a form.
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const open = openedAt === here;

  useEffect(() => {
    if (!open) return;
    const closeOnPressElsewhere = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpenedAt(null);
    };
    document.addEventListener('pointerdown', closeOnPressElsewhere);
    return () => document.removeEventListener('pointerdown', closeOnPressElsewhere);
  }, [open]);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    setOpenedAt(null);
    button.current?.focus();
  };

  return (
    <details
      ref={root}
      name={group}
      open={open}
      className={classNames(css.menu, className)}
      onToggle={(event) => setOpenedAt(event.currentTarget.open ? here : null)}
      onKeyDown={closeOnEscape}
      onSubmit={() => setOpenedAt(null)}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpenedAt(null);
      }}
    >
      <summary ref={button} className={css.trigger}>
        {trigger}
      </summary>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what is pressed is a link or button inside; the panel only hands focus back before it closes */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter and Space on those links and buttons arrive as clicks */}
      <div
        className={css.panel}
        onClick={({ target }) => {
          button.current?.focus();
          if (target instanceof Element && target.closest('a')?.getAttribute('href') === here)
            setOpenedAt(null);
        }}
      >
        {children}
      </div>
    </details>
  );
}
