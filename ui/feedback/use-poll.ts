import { useEffect, useRef } from 'react';

/** Runs one call at a time. Stopping aborts its signal. */
export function usePoll(
  active: boolean,
  everyMs: number,
  ask: (signal: AbortSignal) => Promise<unknown>,
): void {
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    if (!active) return;
    const end = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let asked = Date.now();
    let asking = false;
    const wait = () => {
      clearTimeout(timer);
      if (asking || document.hidden || end.signal.aborted) return;
      timer = setTimeout(question, Math.max(0, asked + everyMs - Date.now()));
    };
    const question = () => {
      asked = Date.now();
      asking = true;
      latest.current(end.signal).finally(() => {
        asking = false;
        wait();
      });
    };
    wait();
    document.addEventListener('visibilitychange', wait);
    return () => {
      end.abort();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wait);
    };
  }, [active, everyMs]);
}
