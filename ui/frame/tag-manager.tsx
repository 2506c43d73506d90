import { useMatches } from '@remix-run/react';
import { useEffect, useRef } from 'react';

/** SHELL-14. `data-page` is the route pattern, not the address (D-91). */
export function TagManager({ id, nonce }: { id: string; nonce: string | undefined }) {
  const page = useRoutePattern();
  // Browsers hide the nonce, so hydration cannot compare it.
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

/** After consent is withdrawn, a policy blocks the loaded tag manager until the document unloads. */
export function useSilentTagManager(isAllowed: boolean): void {
  const hasRun = useRef(isAllowed);
  useEffect(() => {
    if (isAllowed || !hasRun.current) return;
    const policy = document.createElement('meta');
    policy.httpEquiv = 'Content-Security-Policy';
    policy.content = "connect-src 'self'; img-src 'self' data:";
    document.head.append(policy);
  }, [isAllowed]);
}
