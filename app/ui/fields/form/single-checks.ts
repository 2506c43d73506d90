import { useEffect, useRef } from 'react';

const tap = 300;

type Check = { type: string; name: string };

/** conform stores its intent ("validate this field") as JSON in the button of an internal submit. */
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
 * Only after a change, and never between pointer press and release: an error would move the button
 * under the pointer.
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
      // Other buttons click nothing, and a context menu may swallow their release.
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
    noteChange(name: string) {
      changed.current.add(name);
    },
    allows(name: string): boolean {
      if (!changed.current.has(name)) return false;
      if (pressed.current) {
        waiting.current.add(name);
        return false;
      }
      last.current = name;
      return true;
    },
    wholeForm() {
      waiting.current.clear();
      last.current = null;
    },
    last: () => last.current,
  };
}
