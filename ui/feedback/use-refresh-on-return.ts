import { useEffect, useRef } from 'react';
import { useRefresh } from './use-refresh';

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
