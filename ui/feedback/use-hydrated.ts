import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

export const hydrationState = { isDone: true };

export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => hydrationState.isDone,
    () => false,
  );
}

export const useIsomorphicLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;
