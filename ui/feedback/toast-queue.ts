import type { TranslatedText } from '~/i18n/translated-text';

export type ToastItem = { id: string; tone: 'info' | 'success' | 'error'; text: TranslatedText };

export type Toast = ToastItem & { displayCount: number };

export const MAX_TOASTS = 3;

export function addToasts(queue: Toast[], items: ToastItem[]): Toast[] {
  const isOutdated = (toast: Toast) => toast.tone === 'error' && !items.some((item) => isEqual(toast, item));
  return items.reduce(addToast, items.length === 0 ? queue : queue.filter((toast) => !isOutdated(toast)));
}

const isEqual = (a: ToastItem, b: ToastItem) => a.tone === b.tone && a.text === b.text;

function addToast(queue: Toast[], item: ToastItem): Toast[] {
  const equalToast = queue.find((toast) => isEqual(toast, item));
  if (!equalToast) return [...queue, { ...item, displayCount: 1 }].slice(-MAX_TOASTS);
  if (equalToast.id === item.id) return queue;
  return queue.map((toast) =>
    toast === equalToast ? { ...toast, displayCount: toast.displayCount + 1 } : toast,
  );
}
