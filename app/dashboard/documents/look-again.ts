import { useRevalidator } from '@remix-run/react';
import { useCallback, useEffect, useRef } from 'react';

/**
 * Shows the page anew, if the portal can be reached: asking for it without a connection would put an error page in the place of what is
 * shown.
 */
export function useLookAgain(): () => Promise<void> {
  const { revalidate } = useRevalidator();
  return useCallback(async () => {
    const there = await fetch('/healthz', { method: 'HEAD', cache: 'no-store' }).catch(() => null);
    if (there?.ok) revalidate();
  }, [revalidate]);
}

/** A scan takes seconds as a rule; one that takes longer is asked after less and less often. */
const FIRST_MS = 3_000;
const LONGEST_MS = 30_000;
const GROWTH = 1.4;

/** Looks again for as long as a virus scan is under way and the page is seen (DOC-09). */
export function useScanProgress(isChanging: boolean): void {
  const lookAgain = useLookAgain();
  const latest = useRef(lookAgain);
  latest.current = lookAgain;
  useEffect(() => {
    if (!isChanging) return;
    let pause = FIRST_MS;
    let timer = setTimeout(tick, pause);
    function tick() {
      if (!document.hidden) latest.current();
      pause = Math.min(pause * GROWTH, LONGEST_MS);
      timer = setTimeout(tick, pause);
    }
    return () => clearTimeout(timer);
  }, [isChanging]);
}
