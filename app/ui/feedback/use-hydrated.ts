import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether scripts run: false in the server's HTML and while hydrating, true from then on. For what makes no sense
 * without JavaScript (a counter that counts, a button that shows the password), so that the page is honest without it.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
