import { useNavigation, useRevalidator } from '@remix-run/react';
import { useCallback, useEffect, useRef } from 'react';
import { useIsomorphicLayoutEffect } from './use-hydrated';

/** @returns refreshes the page; false if the portal is unreachable, because a refresh would show an error */
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
    const look = () => {
      if (document.hidden) wasHidden.current = true;
      else if (wasHidden.current && active) {
        wasHidden.current = false;
        void refresh();
      }
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [active, refresh]);
}

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
