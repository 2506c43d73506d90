import { useNavigation, useRevalidator } from '@remix-run/react';
import { useCallback, useEffect, useRef } from 'react';
import { useCommitEffect } from './use-hydrated';

/**
 * Does nothing while the portal is unreachable: an error would replace the page, and aborting a load logs an
 * error.
 * @returns refreshes the page. Its result is false if the portal is unreachable.
 */
export function useRefresh(): () => Promise<boolean> {
  const { revalidate, state } = useRevalidator();
  const navigation = useNavigation();
  const isIdle = state === 'idle' && navigation.state === 'idle';
  const mayStart = useRef(isIdle);
  const isWanted = useRef(false);

  const start = useCallback(() => {
    isWanted.current = !mayStart.current;
    if (mayStart.current) revalidate();
  }, [revalidate]);

  useKeptScrollPosition(state === 'loading');

  useEffect(() => {
    mayStart.current = isIdle;
    if (isIdle && isWanted.current) start();
  }, [isIdle, start]);

  return useCallback(async () => {
    const health = await fetch('/healthz', { method: 'HEAD', cache: 'no-store' }).catch(() => null);
    const isReachable = health?.ok ?? false;
    if (isReachable) start();
    return isReachable;
  }, [start]);
}

/** After a revalidation, the router restores the old scroll position. */
function useKeptScrollPosition(isRevalidating: boolean): void {
  useCommitEffect(() => {
    if (!isRevalidating) return;
    const page = window.history.state?.key;
    return () => {
      const position = window.scrollY;
      // The router scrolls later in the same commit.
      queueMicrotask(() => {
        if (window.history.state?.key === page) window.scrollTo(0, position);
      });
    };
  }, [isRevalidating]);
}
