import { useEffect, useState } from 'react';
import { usePoll } from '~/ui/feedback/use-poll';
import { useRefresh } from '~/ui/feedback/use-refresh';

/** Scans usually take seconds. */
const FIRST_MS = 3_000;
const LONGEST_MS = 30_000;
const GROWTH = 1.4;

/** DOC-09 */
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
