import type { Words } from '~/i18n/words';

/** A short message about something that has just happened: one line, or what did not work and then why, a line each. */
export type ToastItem = { id: string; tone: 'info' | 'success' | 'error'; text: Words };

/** A message on show; `shown` counts how often it was (re)started, so that an equal one begins its time anew. */
export type Toast = ToastItem & { shown: number };

export const maxToasts = 3;

/** Adds an answer's messages to those on show: earlier errors go, equal ones merge and start anew, of more than three the oldest go. */
export function addToasts(queue: Toast[], items: ToastItem[]): Toast[] {
  const isOutdated = (toast: Toast) => toast.tone === 'error' && !items.some((item) => isEqual(toast, item));
  return items.reduce(addToast, items.length === 0 ? queue : queue.filter((toast) => !isOutdated(toast)));
}

const isEqual = (a: ToastItem, b: ToastItem) => a.tone === b.tone && a.text === b.text;

function addToast(queue: Toast[], item: ToastItem): Toast[] {
  const equal = queue.find((toast) => isEqual(toast, item));
  if (!equal) return [...queue, { ...item, shown: 1 }].slice(-maxToasts);
  if (equal.id === item.id) return queue;
  return queue.map((toast) => (toast === equal ? { ...toast, shown: toast.shown + 1 } : toast));
}
