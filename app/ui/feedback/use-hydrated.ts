import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Set after the entry module has hydrated the document or rendered it again after a mismatch. */
export const takeover = { isDone: true };

/** False in the server's HTML and during hydration. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => takeover.isDone,
    () => false,
  );
}
