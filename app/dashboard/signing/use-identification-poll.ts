import { useRevalidator } from '@remix-run/react';
import { usePoll } from '~/ui/feedback/use-poll';

/** Specification 2, section 9. */
const EVERY_MS = 10_000;

/**
 * Asks how an identification stands, every ten seconds while it is under way and the page is looked at (D-63), and loads the page anew
 * when it has changed. While the portal cannot be reached it goes on asking.
 *
 * @param url address to ask
 * @param shown the state that the page shows, see `identificationState`
 */
export function useIdentificationPoll(active: boolean, url: string, shown: string): void {
  const { revalidate } = useRevalidator();
  usePoll(active, EVERY_MS, async (signal) => {
    // A redirect is not followed: it leads to the login, which the page itself has to go to.
    const answer = await fetch(url, { signal, redirect: 'manual' }).catch(() => null);
    if (answer === null) return;
    if (answer.type === 'opaqueredirect') return revalidate();
    const body: unknown = answer.ok ? await answer.json().catch(() => null) : null;
    const hasState = typeof body === 'object' && body !== null && 'state' in body;
    if (hasState && body.state !== shown && !signal.aborted) revalidate();
  });
}
