import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

export const hydrationState = { isDone: true };

export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => hydrationState.isDone,
    () => false,
  );
}

export const useIsomorphicLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;
