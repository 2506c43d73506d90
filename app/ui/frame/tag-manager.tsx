import { useEffect, useRef } from 'react';

/** The deployment's tag manager (SHELL-14). A document has it from the start or not at all. */
export function TagManager({ id, nonce }: { id: string; nonce: string | undefined }) {
  // The browser hides a nonce as soon as it has read it, so that one cannot be compared.
  return <script async nonce={nonce} src="/scripts/tag-manager.js" data-id={id} suppressHydrationWarning />;
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
