import { useNavigation, useRevalidator } from '@remix-run/react';
import { useCallback, useEffect, useRef } from 'react';

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
