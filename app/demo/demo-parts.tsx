import { useLocation } from '@remix-run/react';
import { useEffect } from 'react';
import { usePoll, useRefresh } from 'ui/feedback/use-refresh';
import { DemoBar, type DemoView } from './demo-bar';

export interface DemoPartsProps {
  bar: DemoView | null;
  frameOrigin: string | null;
  revision: string | null;
}

export function DemoParts({ bar, frameOrigin, revision }: DemoPartsProps) {
  return (
    <>
      {bar && <DemoBar demo={bar} />}
      {frameOrigin && <FramedPortal frameOrigin={frameOrigin} />}
      {revision && <RefreshOnChange shownRevision={revision} />}
    </>
  );
}

const FORWARDED_KEYS = /^([0-9?a-z]|ArrowLeft|ArrowRight)$/i;

const CONTROL_SELECTOR =
  'input, textarea, select, [contenteditable], [role=combobox], [role=listbox], [role=menu], [role=tablist], [role=radiogroup], dialog';

/** SIM-14. Tells the simulator the address, which it cannot read. @param frameOrigin origin of the receiver */
function FramedPortal({ frameOrigin }: { frameOrigin: string }) {
  const { pathname, search } = useLocation();
  useEffect(
    () => postToFrameParent(frameOrigin, { place: pathname + search }),
    [frameOrigin, pathname, search],
  );
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const { key, target, altKey, ctrlKey, metaKey } = event;
      const isControl = target instanceof Element && target.closest(CONTROL_SELECTOR) !== null;
      if (event.defaultPrevented || isControl || altKey || ctrlKey || metaKey || !FORWARDED_KEYS.test(key))
        return;
      postToFrameParent(frameOrigin, { key });
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [frameOrigin]);
  return null;
}

const POLL_MS = 3000;

const TEXT_CONTROL_SELECTOR = 'input, textarea, select, [contenteditable]';

/** Shows other visitors' changes. Waits while the user types or a dialog is open. */
function RefreshOnChange({ shownRevision }: { shownRevision: string }) {
  const refresh = useRefresh();
  usePoll(true, POLL_MS, async (signal) => {
    const response = await fetch('/demo/revision', { signal, redirect: 'manual' }).catch(() => null);
    const body: unknown = response?.ok ? await response.json().catch(() => null) : null;
    const { revision } = Object(body);
    if (typeof revision !== 'string' || revision === shownRevision || signal.aborted) return;
    const isBusy =
      document.activeElement?.matches(TEXT_CONTROL_SELECTOR) ||
      document.querySelector('dialog[open]') !== null;
    if (!isBusy) await refresh();
  });
  return null;
}

function postToFrameParent(frameOrigin: string, message: { place: string } | { key: string }): void {
  if (window.parent !== window) window.parent.postMessage({ portal: message }, frameOrigin);
}
