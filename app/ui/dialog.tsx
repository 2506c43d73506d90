import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isChanged } from './changed-control';
import * as css from './dialog.css';
import { Icon } from './icon';

export type DialogProps = {
  open: boolean;
  /** Asked by Escape, the close button and, while nothing in it was changed, a press on the backdrop; the owner sets `open`. */
  onClose: () => void;
  title: ReactNode;
  /** The bar of buttons under the scrolling body. A button there belongs to a form in the body by its `form` attribute. */
  footer?: ReactNode;
  /** Where focus starts: on the title, or on the first field of a short form. */
  initialFocus?: 'title' | 'first-field';
  children: ReactNode;
};

/**
 * A modal dialog on the native `<dialog>`: focus is kept inside and returns to its opener; a full-screen sheet on phones.
 * An enhancement only: what it holds must also be reachable as a page.
 */
export function Dialog({ open, onClose, title, footer, initialFocus = 'title', children }: DialogProps) {
  const { t } = useTranslation('frame');
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();

  // Read when it opens; another step of the same task may want another one, and must not open it anew.
  const firstFocus = useRef(initialFocus);
  firstFocus.current = initialFocus;
  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const opener = document.activeElement;
    element.showModal();
    const field = element.querySelector<HTMLElement>('input:not([type="hidden"]), select, textarea');
    (firstFocus.current === 'first-field' && field ? field : heading.current)?.focus();
    return () => {
      element.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [open]);
  useFocusOnNewTitle(heading, open ? title : null);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, and arrives as `cancel`
    <dialog
      ref={dialog}
      className={css.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        // A browser may close it by itself, whatever `cancel` was told. The event comes late: by then it may be open again.
        if (open && !dialog.current?.open) onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget && !holdsChanges(event.currentTarget)) onClose();
      }}
    >
      {open && (
        <>
          <div className={css.header}>
            <h2 id={titleId} ref={heading} tabIndex={-1} className={css.title}>
              {title}
            </h2>
            <button type="button" className={css.close} onClick={onClose} aria-label={t('dialog.close')}>
              <Icon of={X} size={18} />
            </button>
          </div>
          <div className={css.body}>{children}</div>
          {footer && <div className={css.footer}>{footer}</div>}
        </>
      )}
    </dialog>
  );
}

/** The next step of a task in the same dialog: its buttons were replaced, so reading goes on at its title. */
function useFocusOnNewTitle(heading: RefObject<HTMLElement>, title: ReactNode) {
  const earlier = useRef(title);
  useEffect(() => {
    const isNextStep = earlier.current !== null && title !== null && earlier.current !== title;
    earlier.current = title;
    if (isNextStep) heading.current?.focus();
  }, [heading, title]);
}

/** A press beside the dialog is often a slip: it never throws away what was typed. */
function holdsChanges(dialog: HTMLDialogElement): boolean {
  return [...dialog.querySelectorAll('input, select, textarea')].some(isChanged);
}
