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
      if (navigator.onLine || !asksForPage(event)) return;
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

/** Whether a press asks the portal for another page, or for this one anew. */
function asksForPage(event: Event): boolean {
  const { origin, pathname, search, href } = location;
  const pressed = event.target as Element;
  if (event.type === 'submit') {
    // Not `action`: a control of that name hides it.
    const sender =
      (event as SubmitEvent).submitter?.getAttribute('formaction') ?? pressed.getAttribute('action') ?? '';
    return (pressed as HTMLFormElement).method === 'get' || new URL(sender, href).pathname !== pathname;
  }
  const link = pressed.closest('a');
  const isPlaceHere = link?.hash && link.pathname === pathname && link.search === search;
  return link?.origin === origin && !isPlaceHere;
}
