import { useMatches } from '@remix-run/react';
import { useEffect, useRef } from 'react';

/**
 * The deployment's tag manager (SHELL-14). A document has it from the start or not at all. `data-page` is what it gets for the page's address: the
 * route's pattern (D-91).
 */
export function TagManager({ id, nonce }: { id: string; nonce: string | undefined }) {
  const page = useRoutePattern();
  // The browser hides a nonce as soon as it has read it, so that one cannot be compared.
  return (
    <script
      async
      nonce={nonce}
      src="/scripts/tag-manager.js"
      data-id={id}
      data-page={page}
      suppressHydrationWarning
    />
  );
}

function useRoutePattern(): string | undefined {
  const match = useMatches().at(-1);
  const names = Object.entries(match?.params ?? {});
  const nameOf = (segment: string) => names.find(([, value]) => value === segment)?.[0];
  return match?.pathname.replace(/[^/]+/g, (segment) => {
    const name = nameOf(segment);
    return name ? `:${name}` : segment;
  });
}

/** Silences a tag manager that is not allowed any more: what it has loaded can send only to the portal until the document is gone. */
export function useSilentTagManager(allowed: boolean): void {
  const runs = useRef(allowed);
  useEffect(() => {
    if (allowed || !runs.current) return;
    const policy = document.createElement('meta');
    policy.httpEquiv = 'Content-Security-Policy';
    policy.content = "connect-src 'self'; img-src 'self' data:";
    document.head.append(policy);
  }, [allowed]);
}
