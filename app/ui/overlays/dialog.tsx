import X from 'virtual:icon/x';
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isChanged } from '~/ui/fields/changed-control';
import { type TypedForm, useTypedForm } from '~/ui/fields/typed-form';
import { Button } from '~/ui/layout/button';
import { Icon } from '~/ui/layout/icon';
import * as css from './dialog.css';

export type DialogProps = {
  open: boolean;
  /** Asked by Escape, the close button and a press on the backdrop, once nothing typed would be lost; the owner sets `open`. */
  onClose: () => void;
  title: string;
  /** The bar of buttons under the scrolling body. A button there belongs to a form in the body by its `form` attribute. */
  footer?: ReactNode;
  /** Where focus starts: on the title, or on the first field of a short form. */
  initialFocus?: 'title' | 'first-field';
  children: ReactNode;
};

/**
 * A modal dialog on the native `<dialog>`: focus is kept inside and returns to its opener. On phones a form has
 * the whole screen, and a question stands at its foot, as high as its words.
 * Where closing would lose what was typed, it asks first. An enhancement only: what it holds must also be reachable as a page.
 */
export function Dialog({ open, onClose, title, footer, initialFocus = 'title', children }: DialogProps) {
  const { t } = useTranslation('frame');
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const typedAgain = useTypedForm();
  const [asking, setAsking] = useState(false);
  const answer = useRef<HTMLButtonElement>(null);
  /** What had the focus last beside the question. */
  const focused = useRef<HTMLElement | null>(null);

  const wouldLose = () => dialog.current !== null && holdsTyped(dialog.current, typedAgain);
  const ask = () => {
    if (!wouldLose()) return onClose();
    if (asking) answer.current?.focus();
    setAsking(true);
  };
  const keep = () => {
    setAsking(false);
    // The buttons at the foot come anew after the question.
    (focused.current?.isConnected ? focused.current : heading.current)?.focus();
  };
  const keepOrAsk = () => (asking && wouldLose() ? keep() : ask());

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
      setAsking(false);
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
      onFocus={({ target }) => {
        if (target.closest('[role=alertdialog]') === null) focused.current = target;
      }}
      onCancel={(event) => {
        // At a second Escape without a key or a press between, browsers close it by themselves; `onClose` opens it again.
        if (!event.cancelable) return;
        event.preventDefault();
        keepOrAsk();
      }}
      onClose={() => {
        // The event comes late: by then it may be open again.
        if (!open || dialog.current?.open) return;
        const { current: wasFocused } = focused;
        if (wouldLose()) dialog.current?.showModal();
        focused.current = wasFocused;
        keepOrAsk();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget && !wouldLose()) onClose();
      }}
    >
      {open && (
        <>
          <div className={css.header}>
            <h2 id={titleId} ref={heading} tabIndex={-1} className={css.title}>
              <bdi>{title}</bdi>
            </h2>
            <button type="button" className={css.close} onClick={ask} aria-label={t('dialog.close')}>
              <Icon of={X} size={18} />
            </button>
          </div>
          <div className={css.body}>{children}</div>
          {asking && <DiscardQuestion answer={answer} onKeep={keep} onDiscard={onClose} />}
          {footer && !asking && <div className={css.footer}>{footer}</div>}
        </>
      )}
    </dialog>
  );
}

/** The next step of a task in the same dialog: its buttons were replaced, so reading goes on at its title. */
function useFocusOnNewTitle(heading: RefObject<HTMLElement>, title: string | null) {
  const earlier = useRef(title);
  useEffect(() => {
    const isNextStep = earlier.current !== null && title !== null && earlier.current !== title;
    earlier.current = title;
    if (isNextStep) heading.current?.focus();
  }, [heading, title]);
}

/** Whether somebody has typed into it, by now or before they had to log in again. */
function holdsTyped(dialog: HTMLDialogElement, typedAgain: TypedForm | null): boolean {
  const controls = [...dialog.querySelectorAll('input, select, textarea')];
  return (
    controls.some(isChanged) || [...dialog.querySelectorAll('form')].some(({ id }) => id === typedAgain?.form)
  );
}

interface DiscardQuestionProps {
  /** The button of the answer that loses nothing. */
  answer: RefObject<HTMLButtonElement>;
  onKeep: () => void;
  onDiscard: () => void;
}

/** Stands in the place of a dialog's buttons when closing it would lose what was typed. Focus begins at the answer that loses nothing. */
function DiscardQuestion({ answer, onKeep, onDiscard }: DiscardQuestionProps) {
  const { t } = useTranslation('frame');
  const id = useId();
  useEffect(() => answer.current?.focus(), [answer]);
  return (
    <div
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      className={css.footer}
    >
      <div className={css.question}>
        <b id={`${id}-title`}>{t('dialog.discardTitle')}</b>
        <p id={`${id}-text`}>{t('dialog.discardText')}</p>
      </div>
      <Button type="button" variant="danger-ghost" onClick={onDiscard}>
        {t('dialog.discard')}
      </Button>
      <Button type="button" variant="primary" ref={answer} onClick={onKeep}>
        {t('dialog.keepEditing')}
      </Button>
    </div>
  );
}
