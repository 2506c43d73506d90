import { useNavigation, useRevalidator } from '@remix-run/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { usePoll } from '~/ui/feedback/use-poll';

/**
 * Loads the page's data anew, unless the portal cannot be reached, which would put an error page in place of what is shown. While data is
 * loaded already, it waits for that: a load that is broken off half read is reported as an error in the console.
 */
export function useRefresh(): () => Promise<void> {
  const { revalidate, state } = useRevalidator();
  const navigation = useNavigation();
  const isIdle = state === 'idle' && navigation.state === 'idle';
  const mayStart = useRef(isIdle);
  const isWanted = useRef(false);

  const start = useCallback(() => {
    isWanted.current = !mayStart.current;
    if (mayStart.current) revalidate();
  }, [revalidate]);

  useEffect(() => {
    mayStart.current = isIdle;
    if (isIdle && isWanted.current) start();
  }, [isIdle, start]);

  return useCallback(async () => {
    const health = await fetch('/healthz', { method: 'HEAD', cache: 'no-store' }).catch(() => null);
    if (health?.ok) start();
  }, [start]);
}

/** A scan takes seconds as a rule; one that takes longer is asked after less and less often. */
const FIRST_MS = 3_000;
const LONGEST_MS = 30_000;
const GROWTH = 1.4;

/** Refreshes the page for as long as a virus scan is under way and the page is seen (DOC-09). */
export function useScanProgress(isChanging: boolean): void {
  const refresh = useRefresh();
  const [pause, setPause] = useState(FIRST_MS);
  usePoll(isChanging, pause, async () => {
    await refresh();
    setPause((last) => Math.min(last * GROWTH, LONGEST_MS));
  });
  useEffect(() => {
    if (!isChanging) setPause(FIRST_MS);
  }, [isChanging]);
}
