import { useHydrated } from './use-hydrated';
import { usePoll } from './use-poll';
import { useRefresh } from './use-refresh';

const EVERY_MS = 30_000;

/**
 * Loads what has failed anew every 30 seconds, while the page is looked at.
 * @param active trying again may help
 * @returns whether it does so, which takes scripts: then the page may say it
 */
export function useRetry(active: boolean): boolean {
  const hydrated = useHydrated();
  usePoll(active, EVERY_MS, useRefresh());
  return active && hydrated;
}
