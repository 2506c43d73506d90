/** A short message about something that has just happened. */
export type ToastItem = { id: string; tone: 'info' | 'success' | 'error'; text: string };

/** A message on show; `shown` counts how often it was (re)started, so that an equal one begins its time anew. */
export type Toast = ToastItem & { shown: number };

export const maxToasts = 3;

/**
 * Adds messages to those on show. Equal ones (same tone and text) merge into one that starts its time again; of more than
 * three the oldest go. Gives the same array when there is nothing to add.
 */
export function addToasts(queue: Toast[], items: ToastItem[]): Toast[] {
  return items.reduce(addToast, queue);
}

function addToast(queue: Toast[], item: ToastItem): Toast[] {
  const equal = queue.find(({ tone, text }) => tone === item.tone && text === item.text);
  if (!equal) return [...queue, { ...item, shown: 1 }].slice(-maxToasts);
  if (equal.id === item.id) return queue;
  return queue.map((toast) => (toast === equal ? { ...toast, shown: toast.shown + 1 } : toast));
}
