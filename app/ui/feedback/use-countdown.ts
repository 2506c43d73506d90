import { useEffect, useRef } from 'react';

/** Calls `onEnd` once `ms` milliseconds have passed in which it was not paused. A new `onEnd` does not start it again. */
export function useCountdown(ms: number, paused: boolean, onEnd: () => void) {
  const left = useRef(ms);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (paused) return;
    const started = Date.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - started;
    };
  }, [paused]);
}
