import { useRevalidator } from '@remix-run/react';
import { usePoll } from '~/ui/feedback/use-poll';

/** Specification 2, section 9. */
const EVERY_MS = 10_000;

/** Asks `url` every ten seconds, while the page is looked at, how an identification stands (D-63); reloads when it is not `shown` any more. */
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
