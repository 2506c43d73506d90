import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether scripts run: false in the server's HTML and while hydrating. For what makes no sense without JavaScript. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
