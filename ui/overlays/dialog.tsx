import X from 'virtual:icon/x';
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LiveRegions } from 'ui/feedback/announce';
import { isControlChanged } from 'ui/fields/form/control';
import { type TypedForm, useTypedForm } from 'ui/fields/form/form-contexts';
import { Button } from 'ui/layout/button';
import { Icon } from 'ui/layout/icon';
import * as css from './dialog.css';

export type DialogProps = {
  open: boolean;
  /** Called by Escape, the close button and a backdrop press, after the question about unsaved values. */
  onClose: () => void;
  title: string;
  footer?: ReactNode;
  /** Selector; defaults to the title. */
  initialFocus?: string;
  children: ReactNode;
};

/** The content must also be reachable on a page, for visitors without scripts. */
export function Dialog({ open, onClose, title, footer, initialFocus = '', children }: DialogProps) {
  const { t } = useTranslation('frame');
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const typedAgain = useTypedForm();
  const [isDiscardQuestionOpen, setIsDiscardQuestionOpen] = useState(false);
  const keepButton = useRef<HTMLButtonElement>(null);
  const lastFocused = useRef<HTMLElement | null>(null);

  const wouldLoseValues = () => dialog.current !== null && hasTypedValues(dialog.current, typedAgain);
  const closeOrAsk = () => {
    if (!wouldLoseValues()) return onClose();
    if (isDiscardQuestionOpen) keepButton.current?.focus();
    setIsDiscardQuestionOpen(true);
  };
  const cancelDiscard = () => {
    setIsDiscardQuestionOpen(false);
    (lastFocused.current?.isConnected ? lastFocused.current : heading.current)?.focus();
  };
  const keepOrAsk = () => (isDiscardQuestionOpen && wouldLoseValues() ? cancelDiscard() : closeOrAsk());

  // Later steps must not run the effect that opens the dialog.
  const firstFocus = useRef(initialFocus);
  firstFocus.current = initialFocus;
  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const opener = document.activeElement;
    element.showModal();
    (
      (firstFocus.current && element.querySelector<HTMLElement>(firstFocus.current)) ||
      heading.current
    )?.focus();
    return () => {
      element.close();
      setIsDiscardQuestionOpen(false);
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [open]);
  useFocusOnNewTitle(heading, open ? title : null, isDiscardQuestionOpen);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard equivalent is Escape, which fires `cancel`
    <dialog
      ref={dialog}
      className={css.dialog}
      aria-labelledby={open ? titleId : undefined}
      onFocus={({ target }) => {
        if (target.closest('[role=alertdialog]') === null) lastFocused.current = target;
      }}
      onCancel={(event) => {
        // Browsers force-close the dialog on a second Escape in a row. `onClose` opens it again.
        if (!event.cancelable) return;
        event.preventDefault();
        keepOrAsk();
      }}
      onClose={() => {
        // The close event is asynchronous: the dialog may be open again.
        if (!open || dialog.current?.open) return;
        const { current: wasFocused } = lastFocused;
        if (wouldLoseValues()) dialog.current?.showModal();
        lastFocused.current = wasFocused;
        keepOrAsk();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget && !wouldLoseValues()) onClose();
      }}
    >
      {open && (
        <>
          <div className={css.header}>
            <h2 id={titleId} ref={heading} tabIndex={-1} className={css.title}>
              <bdi>{title}</bdi>
            </h2>
            <button
              type="button"
              className={css.closeButton}
              onClick={closeOrAsk}
              aria-label={t('dialog.close')}
            >
              <Icon of={X} size={18} />
            </button>
          </div>
          {/* Browsers make a scrolling part without controls a Tab stop, which needs a name. */}
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls only */}
          <div role="group" aria-labelledby={titleId} className={css.body}>
            {children}
          </div>
          {isDiscardQuestionOpen && (
            <DiscardQuestion keepButton={keepButton} onKeep={cancelDiscard} onDiscard={onClose} />
          )}
          {footer && !isDiscardQuestionOpen && <div className={css.footer}>{footer}</div>}
          <LiveRegions />
        </>
      )}
    </dialog>
  );
}

/** Focuses the title of a task's next step, which replaced the focused button. */
function useFocusOnNewTitle(
  heading: RefObject<HTMLElement>,
  title: string | null,
  isDiscardQuestionOpen: boolean,
) {
  const lastTitle = useRef(title);
  useEffect(() => {
    const isNextStep = lastTitle.current !== null && title !== null && lastTitle.current !== title;
    lastTitle.current = title;
    if (isNextStep && !isDiscardQuestionOpen) heading.current?.focus();
  }, [heading, title, isDiscardQuestionOpen]);
}

/** `data-typed` marks values typed in an earlier step. */
function hasTypedValues(dialog: HTMLDialogElement, typedAgain: TypedForm | null): boolean {
  const controls = [...dialog.querySelectorAll('input, select, textarea')];
  return (
    controls.some(isControlChanged) ||
    dialog.querySelector('[data-typed]') !== null ||
    [...dialog.querySelectorAll('form')].some(({ id }) => id === typedAgain?.form)
  );
}

interface DiscardQuestionProps {
  keepButton: RefObject<HTMLButtonElement>;
  onKeep: () => void;
  onDiscard: () => void;
}

function DiscardQuestion({ keepButton, onKeep, onDiscard }: DiscardQuestionProps) {
  const { t } = useTranslation('frame');
  const id = useId();
  useEffect(() => keepButton.current?.focus(), [keepButton]);
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
      <Button type="button" variant="primary" ref={keepButton} onClick={onKeep}>
        {t('dialog.keepEditing')}
      </Button>
    </div>
  );
}
