import { useLocation } from '@remix-run/react';
import { useEffect } from 'react';

/** Keys that a page of the simulator knows; none of them means anything to the portal outside of its controls. */
const KEYS = /^([0-9?a-z]|ArrowLeft|ArrowRight)$/i;

/** Where a key belongs to what has the focus. */
const CONTROLS =
  'input, textarea, select, [contenteditable], [role=combobox], [role=listbox], [role=menu], [role=tablist], [role=radiogroup], dialog';

/**
 * Tells the simulator in whose page the portal is shown where one is, and hands on its keys: a page cannot look into a frame of another origin
 * (SIM-14). Shows nothing. @param framer the simulator's origin; nobody else hears it
 */
export function FramedPortal({ framer }: { framer: string }) {
  const { pathname, search } = useLocation();
  useEffect(() => tell(framer, { place: pathname + search }), [framer, pathname, search]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target, altKey, ctrlKey, metaKey } = event;
      const isControl = target instanceof Element && target.closest(CONTROLS) !== null;
      if (event.defaultPrevented || isControl || altKey || ctrlKey || metaKey || !KEYS.test(key)) return;
      tell(framer, { key });
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [framer]);
  return null;
}

function tell(framer: string, said: { place: string } | { key: string }): void {
  if (window.parent !== window) window.parent.postMessage({ portal: said }, framer);
}
