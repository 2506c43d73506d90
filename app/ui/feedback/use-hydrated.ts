import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether React shows the page: not before the entry module has hydrated the document, or re-created it after a mismatch. */
export const takeover = { isDone: true };

/** Whether scripts run: false in the server's HTML and while hydrating. For what makes no sense without JavaScript. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => takeover.isDone,
    () => false,
  );
}
