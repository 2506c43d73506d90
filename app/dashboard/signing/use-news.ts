import { useRevalidator } from '@remix-run/react';
import { usePoll } from '~/ui/feedback/use-poll';

/** Specification 2, section 9. */
const EVERY_MS = 10_000;

/**
 * Asks how an identification stands, every ten seconds while it is under way and the page is looked at (D-63), and loads the page anew
 * when there is news. While the portal cannot be reached it goes on asking.
 *
 * @param address what to ask
 * @param known the news that the page shows, see `newsOf`
 */
export function useNews(active: boolean, address: string, known: string): void {
  const { revalidate } = useRevalidator();
  usePoll(active, EVERY_MS, async (signal) => {
    // A redirect is not followed: it leads to the login, which the page itself has to go to.
    const answer = await fetch(address, { signal, redirect: 'manual' }).catch(() => null);
    if (answer === null) return;
    if (answer.type === 'opaqueredirect') return revalidate();
    const news: unknown = answer.ok ? await answer.json().catch(() => null) : null;
    const isNew =
      typeof news === 'object' && news !== null && 'news' in news && news.news !== known && !signal.aborted;
    if (isNew) revalidate();
  });
}
