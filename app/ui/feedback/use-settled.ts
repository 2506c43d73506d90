import { useEffect, useRef, useState } from 'react';

/** A pause in typing after which something may be said aloud, in milliseconds. */
const pause = 1000;

/** A text that keeps changing, once it has stood still for a second, for live regions. Empty until the first change. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  const first = useRef(text);
  useEffect(() => {
    if (text === first.current) return;
    first.current = '';
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
