import { useEffect, useState } from 'react';
import type { ToastItem } from 'ui/feedback/toast-queue';
import type { TranslatedText } from '~/i18n/translated-text';

/** Ignores links in a dialog, which would cover the message. */
export function useOfflineNavigation(text: TranslatedText): ToastItem[] {
  const [toasts, setToasts] = useState<ToastItem[]>([]);
  useEffect(() => {
    let isRepeating = false;
    async function stayIfOffline(event: Event) {
      if (navigator.onLine || isRepeating || !requestsPage(event)) return;
      event.preventDefault();
      event.stopPropagation();
      // A browser without a network can reach a portal on its own machine.
      const isReachable = await fetch('/healthz', { method: 'HEAD' }).catch(() => null);
      if (!isReachable) return setToasts([{ id: `offline ${event.timeStamp}`, tone: 'error', text }]);
      isRepeating = true;
      repeatEvent(event);
      isRepeating = false;
    }
    // Capture on window runs before React's listeners on the document.
    for (const kind of ['click', 'submit']) window.addEventListener(kind, stayIfOffline, true);
    return () => {
      for (const kind of ['click', 'submit']) window.removeEventListener(kind, stayIfOffline, true);
    };
  }, [text]);
  return toasts;
}

function repeatEvent(event: Event): void {
  if (event instanceof SubmitEvent) (event.target as HTMLFormElement).requestSubmit(event.submitter);
  else (event.target as Element).closest('a')?.click();
}

function requestsPage(event: Event): boolean {
  const { origin, pathname, search, href } = location;
  const target = event.target as Element;
  if (target.closest('dialog')) return false;
  if (event instanceof SubmitEvent) {
    // Controls named "action" or "method" shadow the properties.
    const action = event.submitter?.getAttribute('formaction') ?? target.getAttribute('action') ?? '';
    return target.getAttribute('method') === 'get' || new URL(action, href).pathname !== pathname;
  }
  const link = target.closest('a');
  if (!link || 'stays' in link.dataset) return false;
  const isAnchorOnPage = link.hash && link.pathname === pathname && link.search === search;
  return link.origin === origin && !isAnchorOnPage;
}
