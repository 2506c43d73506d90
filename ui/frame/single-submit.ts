import { type FormEvent, useRef } from 'react';

const DOUBLE_CLICK_MS = 500;

/** The router hangs if a fetcher sends again during its redirect, and the next page redirects too. */
export function useSingleSubmit(fetcher: { state: string }, onSent?: () => void) {
  const lastSent = useRef(Number.NEGATIVE_INFINITY);
  return (event: FormEvent) => {
    if (fetcher.state !== 'idle' || event.timeStamp - lastSent.current < DOUBLE_CLICK_MS) {
      event.preventDefault();
      return;
    }
    lastSent.current = event.timeStamp;
    onSent?.();
  };
}
