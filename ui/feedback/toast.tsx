import CircleCheck from 'virtual:icon/circle-check';
import CircleAlert from 'virtual:icon/circle-exclamation-point';
import Info from 'virtual:icon/info';
import X from 'virtual:icon/x';
import { useEffect, useReducer, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from 'ui/layout/icon';
import { useAnnouncement } from './announce';
import * as css from './toast.css';
import { addToasts, type Toast, type ToastItem } from './toast-queue';
import { useFocusReturn } from './use-focus-on-arrival';

const DISPLAY_MS = 7000;
const ONE_COLUMN_PX = 992;
const glyphs = { info: Info, success: CircleCheck, error: CircleAlert } as const;

const NOT_PAUSED = { pointer: false, focus: false };

type QueueChange = { add: ToastItem[] } | { remove: string } | 'leave page';

function changeQueue(queue: Toast[], queueChange: QueueChange): Toast[] {
  if (queueChange === 'leave page') return queue.filter(({ tone }) => tone !== 'error');
  return 'add' in queueChange
    ? addToasts(queue, queueChange.add)
    : queue.filter(({ id }) => id !== queueChange.remove);
}

/**
 * The countdown pauses under the pointer, with focus inside and in a hidden tab.
 * @param pagePath leaving it removes errors
 */
export function Toasts({ items, pagePath }: { items: ToastItem[]; pagePath: string }) {
  const { t } = useTranslation('frame');
  const [queue, dispatch] = useReducer(changeQueue, items, (initialItems) => addToasts([], initialItems));
  const [earlierItems, setEarlierItems] = useState(items);
  const [pauseReasons, setPauseReasons] = useReducer(
    (reasons: typeof NOT_PAUSED, changedReasons: Partial<typeof NOT_PAUSED>) => ({
      ...reasons,
      ...changedReasons,
    }),
    NOT_PAUSED,
  );
  const isTabHidden = useTabHidden();
  const { returnFocus, ...focusHandlers } = useFocusReturn();

  const [shownPath, setShownPath] = useState(pagePath);
  if (pagePath !== shownPath) {
    setShownPath(pagePath);
    dispatch('leave page');
  }
  if (items !== earlierItems) {
    const earlierIds = new Set(earlierItems.map(({ id }) => id));
    setEarlierItems(items);
    dispatch({ add: items.filter(({ id }) => !earlierIds.has(id)) });
  }

  const isPaused = pauseReasons.pointer || pauseReasons.focus || isTabHidden;
  return (
    <section
      aria-label={t('toast.region')}
      className={css.region}
      hidden={queue.length === 0}
      data-paused={isPaused || undefined}
      onPointerDownCapture={focusHandlers.onPointerDownCapture}
      onPointerEnter={() => setPauseReasons({ pointer: true })}
      onPointerLeave={() => setPauseReasons({ pointer: false })}
      onFocus={(event) => {
        focusHandlers.onFocus(event);
        setPauseReasons({ focus: true });
      }}
      onBlur={() => setPauseReasons({ focus: false })}
    >
      {queue.length > 0 && (
        <ul className={css.list}>
          {queue.map((toast) => (
            <ToastView
              key={`${toast.id} ${toast.displayCount}`}
              toast={toast}
              isPaused={isPaused || (globalThis.innerWidth < ONE_COLUMN_PX && toast !== queue.at(-1))}
              onClose={returnFocus}
              onEnd={() => {
                setPauseReasons(NOT_PAUSED);
                dispatch({ remove: toast.id });
              }}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

type ToastViewProps = {
  toast: Toast;
  isPaused: boolean;
  onClose: () => void;
  onEnd: () => void;
};

function ToastView({ toast: { tone, text }, isPaused, onClose, onEnd }: ToastViewProps) {
  const { t } = useTranslation('frame');
  useCountdown(DISPLAY_MS, isPaused, onEnd);
  useAnnouncement(text, 0, '', tone === 'error' ? 'alert' : 'status');
  return (
    <li className={css.toast}>
      <Icon of={glyphs[tone]} className={css.toastIcons[tone]} />
      <div data-toast={tone}>
        {text.split('\n').map((line) => (
          <div key={line}>{line}</div>
        ))}
      </div>
      <button
        type="button"
        className={css.closeButton}
        onClick={() => {
          onClose();
          onEnd();
        }}
        aria-label={t('toast.close')}
      >
        <Icon of={X} size={18} />
      </button>
      <span className={css.timeBar} aria-hidden="true" />
    </li>
  );
}

function useTabHidden(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      document.addEventListener('visibilitychange', onChange);
      return () => document.removeEventListener('visibilitychange', onChange);
    },
    () => document.hidden,
    () => false,
  );
}

/** A new `onEnd` does not restart the countdown. */
function useCountdown(ms: number, isPaused: boolean, onEnd: () => void) {
  const remainingMs = useRef(ms);
  const onEndRef = useRef(onEnd);
  useEffect(() => {
    onEndRef.current = onEnd;
  });
  useEffect(() => {
    if (isPaused) return;
    const startedAt = Date.now();
    const timer = setTimeout(() => onEndRef.current(), remainingMs.current);
    return () => {
      clearTimeout(timer);
      remainingMs.current -= Date.now() - startedAt;
    };
  }, [isPaused]);
}
