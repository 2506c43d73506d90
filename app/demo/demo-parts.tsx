import { useLocation } from '@remix-run/react';
import { useEffect } from 'react';
import { usePoll, useRefresh } from 'ui/feedback/use-refresh';
import { DemoBar, type DemoView } from './demo-bar';

export interface DemoPartsProps {
  bar: DemoView | null;
  framer: string | null;
  revision: string | null;
}

export function DemoParts({ bar, framer, revision }: DemoPartsProps) {
  return (
    <>
      {bar && <DemoBar demo={bar} />}
      {framer && <FramedPortal framer={framer} />}
      {revision && <ChangesElsewhere shown={revision} />}
    </>
  );
}

const KEYS = /^([0-9?a-z]|ArrowLeft|ArrowRight)$/i;

const CONTROLS =
  'input, textarea, select, [contenteditable], [role=combobox], [role=listbox], [role=menu], [role=tablist], [role=radiogroup], dialog';

/** SIM-14. Tells the simulator the address, which it cannot read. @param framer origin of the receiver */
function FramedPortal({ framer }: { framer: string }) {
  const { pathname, search } = useLocation();
  useEffect(() => postToFramer(framer, { place: pathname + search }), [framer, pathname, search]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target, altKey, ctrlKey, metaKey } = event;
      const isControl = target instanceof Element && target.closest(CONTROLS) !== null;
      if (event.defaultPrevented || isControl || altKey || ctrlKey || metaKey || !KEYS.test(key)) return;
      postToFramer(framer, { key });
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [framer]);
  return null;
}

const POLL_MS = 3000;

const TYPING = 'input, textarea, select, [contenteditable]';

/** Shows other visitors' changes. Waits while the user types or a dialog is open. */
function ChangesElsewhere({ shown }: { shown: string }) {
  const refresh = useRefresh();
  usePoll(true, POLL_MS, async (signal) => {
    const response = await fetch('/demo/revision', { signal, redirect: 'manual' }).catch(() => null);
    const body: unknown = response?.ok ? await response.json().catch(() => null) : null;
    const { revision } = Object(body);
    if (typeof revision !== 'string' || revision === shown || signal.aborted) return;
    const isBusy = document.activeElement?.matches(TYPING) || document.querySelector('dialog[open]') !== null;
    if (!isBusy) await refresh();
  });
  return null;
}

function postToFramer(framer: string, said: { place: string } | { key: string }): void {
  if (window.parent !== window) window.parent.postMessage({ portal: said }, framer);
}
