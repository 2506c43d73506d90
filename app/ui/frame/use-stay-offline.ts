import { useEffect, useState } from 'react';
import type { Words } from '~/i18n/words';
import type { ToastItem } from '~/ui/feedback/toast-queue';

/**
 * Keeps the page, with what is typed in it, where a link is pressed, or a form that leads away from it, while the browser is offline:
 * an error page would take its place, of the browser's or ours. Forms that are sent to their own page say by themselves that the connection
 * is lost (`clientAction`). In a task's dialog presses go on as ever: a message would lie below it.
 *
 * @param text what is said then
 * @returns the message of the last press, as a list
 */
export function useStayOffline(text: Words): ToastItem[] {
  const [told, setTold] = useState<ToastItem[]>([]);
  useEffect(() => {
    let isPassing = false;
    async function stay(event: Event) {
      if (navigator.onLine || isPassing || !asksForPage(event)) return;
      event.preventDefault();
      event.stopPropagation();
      // A browser without a network is offline too before a portal on its own machine.
      const isReachable = await fetch('/healthz', { method: 'HEAD' }).catch(() => null);
      if (!isReachable) return setTold([{ id: `offline ${event.timeStamp}`, tone: 'error', text }]);
      isPassing = true;
      pressAgain(event);
      isPassing = false;
    }
    // Before the router, which listens in the document.
    for (const kind of ['click', 'submit']) window.addEventListener(kind, stay, true);
    return () => {
      for (const kind of ['click', 'submit']) window.removeEventListener(kind, stay, true);
    };
  }, [text]);
  return told;
}

function pressAgain(event: Event): void {
  // A form that is sent by its choice has no button.
  if (event instanceof SubmitEvent) (event.target as HTMLFormElement).requestSubmit(event.submitter);
  else (event.target as Element).closest('a')?.click();
}

/** Whether a press asks the portal for another page, or for this one anew. */
function asksForPage(event: Event): boolean {
  const { origin, pathname, search, href } = location;
  const target = event.target as Element;
  if (target.closest('dialog')) return false;
  if (event instanceof SubmitEvent) {
    // Not the form's properties: controls called "action" and "method" hide them.
    const action = event.submitter?.getAttribute('formaction') ?? target.getAttribute('action') ?? '';
    return target.getAttribute('method') === 'get' || new URL(action, href).pathname !== pathname;
  }
  const link = target.closest('a');
  if (!link || 'stays' in link.dataset) return false;
  const isPlaceHere = link.hash && link.pathname === pathname && link.search === search;
  return link.origin === origin && !isPlaceHere;
}
