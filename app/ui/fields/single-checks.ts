import { useEffect, useRef } from 'react';

/** How long after a tap its click may still come, in milliseconds. */
const tap = 300;

type Check = { type: string; name: string };

/** Conform writes what it wants to do ("validate this field") as JSON into the button of an internal submit. */
export function readCheck(intent: string): Check | null {
  try {
    const parsed: unknown = JSON.parse(intent);
    if (typeof parsed !== 'object' || parsed === null || !('type' in parsed)) return null;
    const { type } = parsed;
    const payload = 'payload' in parsed ? parsed.payload : null;
    if (typeof type !== 'string' || typeof payload !== 'object' || payload === null) return null;
    return 'name' in payload && typeof payload.name === 'string' ? { type, name: payload.name } : null;
  } catch {
    return null;
  }
}

/**
 * Decides when a field is checked alone, on leaving it:
 * - only after it was changed, so that tabbing through a form doesn't scold;
 * - never between pressing and releasing the pointer, because an error that appears then moves the button that is about
 *   to be clicked. Such checks wait, and `check` runs them a moment later.
 */
export function useSingleChecks(check: (name: string) => void) {
  const changed = useRef(new Set<string>());
  const waiting = useRef(new Set<string>());
  const last = useRef<string | null>(null);
  const pressed = useRef(false);
  const run = useRef(check);
  run.current = check;

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const press = ({ button }: PointerEvent) => {
      // The other buttons click nothing, and a menu that they open may keep their release to itself.
      if (button !== 0) return;
      clearTimeout(timer);
      pressed.current = true;
    };
    const release = () => {
      pressed.current = false;
      for (const name of waiting.current) run.current(name);
      waiting.current.clear();
    };
    const releaseIn = (milliseconds: number) => () => {
      clearTimeout(timer);
      timer = setTimeout(release, milliseconds);
    };
    const afterClick = releaseIn(0);
    const afterTap = releaseIn(tap);
    document.addEventListener('pointerdown', press, true);
    document.addEventListener('pointerup', afterTap, true);
    document.addEventListener('pointercancel', afterTap, true);
    document.addEventListener('click', afterClick, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerdown', press, true);
      document.removeEventListener('pointerup', afterTap, true);
      document.removeEventListener('pointercancel', afterTap, true);
      document.removeEventListener('click', afterClick, true);
    };
  }, []);

  return {
    /** The field was changed by the user: from now on leaving it checks it. */
    noteChange(name: string) {
      changed.current.add(name);
    },
    /** Whether this check may run now; one that has to wait for the pointer is remembered. */
    allows(name: string): boolean {
      if (!changed.current.has(name)) return false;
      if (pressed.current) {
        waiting.current.add(name);
        return false;
      }
      last.current = name;
      return true;
    },
    /** The whole form is being checked: nothing has to wait any more. */
    wholeForm() {
      waiting.current.clear();
      last.current = null;
    },
    /** The field that was checked alone most recently, null when the whole form was. */
    last: () => last.current,
  };
}
