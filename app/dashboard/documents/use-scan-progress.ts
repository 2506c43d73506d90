import { useEffect, useState } from 'react';
import { usePoll } from '~/ui/feedback/use-poll';
import { useRefresh } from '~/ui/feedback/use-refresh';

/** A scan takes seconds as a rule; one that takes longer is asked after less and less often. */
const FIRST_MS = 3_000;
const LONGEST_MS = 30_000;
const GROWTH = 1.4;

/** Refreshes the page for as long as a virus scan is under way and the page is seen (DOC-09). */
export function useScanProgress(isChanging: boolean): void {
  const refresh = useRefresh();
  const [pause, setPause] = useState(FIRST_MS);
  usePoll(isChanging, pause, async () => {
    await refresh();
    setPause((last) => Math.min(last * GROWTH, LONGEST_MS));
  });
  useEffect(() => {
    if (!isChanging) setPause(FIRST_MS);
  }, [isChanging]);
}
