import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** Set after the entry module has hydrated the document or rendered it again after a mismatch. */
export const takeover = { isDone: true };

/** False in the server's HTML and during hydration. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => takeover.isDone,
    () => false,
  );
}

/** React warns about layout effects on the server. */
export const useCommitEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;
