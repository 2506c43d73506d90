import { type FocusEvent, type PointerEvent, useRef } from 'react';
import { focusHeading } from './use-focus-on-arrival';

export function useFocusReturn() {
  const part = useRef<HTMLElement | null>(null);
  const before = useRef<HTMLElement | null>(null);
  const note = (here: HTMLElement, from: EventTarget | null) => {
    part.current = here;
    if (from instanceof HTMLElement && from !== document.body && !here.contains(from)) before.current = from;
  };
  return {
    // Safari does not focus pressed buttons, and a press moves focus to the body first.
    onPointerDownCapture: ({ currentTarget }: PointerEvent<HTMLElement>) =>
      note(currentTarget, document.activeElement),
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) =>
      note(currentTarget, relatedTarget),
    goBack: () => {
      const back = before.current;
      before.current = null;
      const present = document.activeElement;
      if (present !== document.body && !part.current?.contains(present)) return;
      back?.focus({ preventScroll: true });
      if (document.activeElement !== back) focusHeading();
    },
  };
}
