import { type FocusEvent, type PointerEvent, useRef } from 'react';
import { focusHeading } from './use-focus-on-arrival';

/** Where the focus was before it came to a part of the page that goes, and would take the focus along. */
export function useWayBack() {
  const part = useRef<HTMLElement | null>(null);
  const before = useRef<HTMLElement | null>(null);
  const note = (here: HTMLElement, from: EventTarget | null) => {
    part.current = here;
    if (from instanceof HTMLElement && from !== document.body && !here.contains(from)) before.current = from;
  };
  return {
    // Who presses beside the buttons leaves the field for nothing before the part has the focus, and Safari gives pressed buttons none.
    onPointerDownCapture: ({ currentTarget }: PointerEvent<HTMLElement>) =>
      note(currentTarget, document.activeElement),
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) =>
      note(currentTarget, relatedTarget),
    /** To what had it, while that can have it, else to the page's heading; nowhere when something else of the page has it. */
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
