import { useEffect, useState } from 'react';
import type { ToastItem } from '~/ui/feedback/toast-queue';

/**
 * Keeps the page, with what is typed in it, where a link or a form of the frame is pressed without a connection: in its place only an error page could be
 * shown, of the browser's or ours. A form that is sent to its own page says by itself that the connection is lost (`clientAction`).
 *
 * @param text what is said then @returns the message of the last press, as a list
 */
export function useStayOffline(text: string): ToastItem[] {
  const [told, setTold] = useState<ToastItem[]>([]);
  useEffect(() => {
    function stay(event: Event) {
      if (navigator.onLine || !leadsAway(event)) return;
      event.preventDefault();
      event.stopPropagation();
      setTold([{ id: `offline ${event.timeStamp}`, tone: 'error', text }]);
    }
    // Before the router, which listens in the document.
    for (const kind of ['click', 'submit']) window.addEventListener(kind, stay, true);
    return () => {
      for (const kind of ['click', 'submit']) window.removeEventListener(kind, stay, true);
    };
  }, [text]);
  return told;
}

/** Whether a press takes this tab to another page of the portal, or asks anew for this one. */
function leadsAway(event: Event): boolean {
  if (event instanceof SubmitEvent) return isSentElsewhere(event);
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  return event instanceof MouseEvent && link !== null && isFollowedHere(event) && isOtherPage(link);
}

function isSentElsewhere({ target, submitter }: SubmitEvent): boolean {
  const form = target as HTMLFormElement;
  // Not its `action`: a control of that name hides it.
  const action = submitter?.getAttribute('formaction') ?? form.getAttribute('action') ?? '';
  return form.method === 'get' || new URL(action, location.href).pathname !== location.pathname;
}

/** Not in a tab of its own, and not to be kept as a file. */
function isFollowedHere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}

function isOtherPage({ href, target, origin, pathname, search, hash }: HTMLAnchorElement): boolean {
  if (href === '' || target === '_blank' || origin !== location.origin) return false;
  return hash === '' || pathname !== location.pathname || search !== location.search;
}
