import { useEffect, useRef } from 'react';

/**
 * Asks again and again while a page is looked at: every `everyMs` milliseconds while `active`, not while the page is hidden, and at once
 * when it comes back after longer than that. One question at a time: the next waits until the last is answered.
 *
 * @param ask makes one question; an error is the caller's to handle. Its signal ends with the polling.
 */
export function usePoll(active: boolean, everyMs: number, ask: (signal: AbortSignal) => Promise<void>): void {
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
