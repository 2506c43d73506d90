import { useLocation } from '@remix-run/react';
import { useEffect } from 'react';
import { DemoBar, type DemoView } from './demo-bar';

export interface DemoPartsProps {
  bar: DemoView | null;
  framer: string | null;
}

export function DemoParts({ bar, framer }: DemoPartsProps) {
  return (
    <>
      {bar && <DemoBar demo={bar} />}
      {framer && <FramedPortal framer={framer} />}
    </>
  );
}

const KEYS = /^([0-9?a-z]|ArrowLeft|ArrowRight)$/i;

const CONTROLS =
  'input, textarea, select, [contenteditable], [role=combobox], [role=listbox], [role=menu], [role=tablist], [role=radiogroup], dialog';

/** SIM-14. The simulator cannot read the address in a frame of another origin. @param framer origin that receives the messages */
function FramedPortal({ framer }: { framer: string }) {
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
