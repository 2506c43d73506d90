import { useEffect, useRef, useState } from 'react';

/** A pause in typing after which something may be said aloud, in milliseconds. */
const PAUSE_MS = 1_000;

/** A text that keeps changing, once it has stood still for a second, for live regions. Empty until the first change; a text that goes, goes at once. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  const first = useRef<string | null>(text);
  useEffect(() => {
    if (text === first.current) return;
    first.current = null;
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
