import { useEffect, useRef } from 'react';
import { liveRegions } from './notice.css';

type Role = 'status' | 'alert';

/** Orca drops a live region's change within 100 ms of another one. */
const PAUSE_MS = 150;

/** Regions start empty, because screen readers announce only changes. Modal dialogs need their own. */
export function LiveRegions() {
  return (
    <div className={liveRegions} data-live="">
      <div role="status" />
      <div role="alert" />
    </div>
  );
}

const DISPLAY_MS = 7000;

type Message = { text: string; role: Role };

export const announcementQueue: Message[] = [];
let clearTimer: ReturnType<typeof setTimeout> | undefined;

export function announce(text: string, role: Role = 'status'): void {
  if (text === '' || announcementQueue.some((message) => message.text === text)) return;
  if (announcementQueue.push({ text, role }) > 1) return;
  clearTimeout(clearTimer);
  // Re-inserts an equal text, so that screen readers notice a change.
  show();
  setTimeout(announceNext, PAUSE_MS);
}

/** Keeps a text that is being announced. */
function withdraw(text: string): void {
  const index = announcementQueue.findIndex((message, position) => position > 0 && message.text === text);
  if (index > 0) announcementQueue.splice(index, 1);
}

function announceNext() {
  const [message] = announcementQueue;
  if (!message) return;
  show(message);
  setTimeout(() => {
    // A test may have emptied the queue.
    if (announcementQueue[0] === message) announcementQueue.shift();
    if (announcementQueue.length > 0) announceNext();
    else clearTimer = setTimeout(show, DISPLAY_MS);
  }, PAUSE_MS);
}

function show(message?: Message) {
  // A modal dialog makes the rest of the page inert.
  const announcedPart = document.querySelector('dialog[open]') ?? document;
  for (const region of announcedPart.querySelectorAll('[data-live]>*'))
    region.textContent = (message?.role === region.role && message?.text) || '';
}

/**
 * @param delayMs milliseconds without a change
 * @param knownText text that is known already
 */
export function useAnnouncement(text: string, delayMs = 0, knownText = text, role?: Role): void {
  const announcedText = useRef<string | null>(knownText);
  useEffect(() => {
    if (text === announcedText.current) return;
    announcedText.current = null;
    const timer = setTimeout(() => announce(text, role), delayMs);
    return () => {
      clearTimeout(timer);
      // Otherwise a waiting "Saving" could follow "Saved".
      if (delayMs > 0) withdraw(text);
    };
  }, [text, role, delayMs]);
}
