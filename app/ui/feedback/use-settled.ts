import { useEffect, useRef, useState } from 'react';

const PAUSE_MS = 1_000;

/** Empty until the first change; an empty text is returned immediately. */
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
