import { useNavigation, useRevalidator } from '@remix-run/react';
import { useCallback, useEffect, useRef } from 'react';
import { useIsomorphicLayoutEffect } from './use-hydrated';

/** @returns refreshes the page; false if the portal is unreachable, because a refresh would show an error */
export function useRefresh(): () => Promise<boolean> {
  const { revalidate, state } = useRevalidator();
  const navigation = useNavigation();
  const isIdle = state === 'idle' && navigation.state === 'idle';
  const isReadyToStart = useRef(isIdle);
  const isRefreshPending = useRef(false);

  const startRefresh = useCallback(() => {
    isRefreshPending.current = !isReadyToStart.current;
    if (isReadyToStart.current) revalidate();
  }, [revalidate]);

  useKeptScrollPosition(state === 'loading');

  useEffect(() => {
    isReadyToStart.current = isIdle;
    if (isIdle && isRefreshPending.current) startRefresh();
  }, [isIdle, startRefresh]);

  return useCallback(async () => {
    const healthResponse = await fetch('/healthz', { method: 'HEAD', cache: 'no-store' }).catch(() => null);
    const isReachable = healthResponse?.ok ?? false;
    if (isReachable) startRefresh();
    return isReachable;
  }, [startRefresh]);
}

/** After a revalidation, the router restores the old scroll position. */
function useKeptScrollPosition(isRevalidating: boolean): void {
  useIsomorphicLayoutEffect(() => {
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

/** @param active false while a task is open */
export function useRefreshOnReturn(active: boolean): void {
  const refresh = useRefresh();
  const wasHidden = useRef(false);
  useEffect(() => {
    const refreshIfReturned = () => {
      if (document.hidden) wasHidden.current = true;
      else if (wasHidden.current && active) {
        wasHidden.current = false;
        void refresh();
      }
    };
    document.addEventListener('visibilitychange', refreshIfReturned);
    return () => document.removeEventListener('visibilitychange', refreshIfReturned);
  }, [active, refresh]);
}

/** Runs one call at a time. Stopping aborts its signal. */
export function usePoll(
  active: boolean,
  intervalMs: number,
  poll: (signal: AbortSignal) => Promise<unknown>,
): void {
  const latestPoll = useRef(poll);
  useEffect(() => {
    latestPoll.current = poll;
  });
  useEffect(() => {
    if (!active) return;
    const abortController = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let lastPollAt = Date.now();
    let isPolling = false;
    const scheduleNextPoll = () => {
      clearTimeout(timer);
      if (isPolling || document.hidden || abortController.signal.aborted) return;
      timer = setTimeout(pollOnce, Math.max(0, lastPollAt + intervalMs - Date.now()));
    };
    const pollOnce = () => {
      lastPollAt = Date.now();
      isPolling = true;
      latestPoll.current(abortController.signal).finally(() => {
        isPolling = false;
        scheduleNextPoll();
      });
    };
    scheduleNextPoll();
    document.addEventListener('visibilitychange', scheduleNextPoll);
    return () => {
      abortController.abort();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', scheduleNextPoll);
    };
  }, [active, intervalMs]);
}
