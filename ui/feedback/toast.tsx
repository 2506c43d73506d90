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

type Change = { add: ToastItem[] } | { remove: string } | 'leave page';

function change(queue: Toast[], step: Change): Toast[] {
  if (step === 'leave page') return queue.filter(({ tone }) => tone !== 'error');
  return 'add' in step ? addToasts(queue, step.add) : queue.filter(({ id }) => id !== step.remove);
}

/**
 * Pauses under the pointer, with focus inside and in a hidden tab.
 * @param place page path; leaving it removes errors
 */
export function Toasts({ items, place }: { items: ToastItem[]; place: string }) {
  const { t } = useTranslation('frame');
  const [queue, dispatch] = useReducer(change, items, (first) => addToasts([], first));
  const [delivered, setDelivered] = useState(items);
  const [held, hold] = useReducer(
    (was: typeof NOT_PAUSED, by: Partial<typeof NOT_PAUSED>) => ({ ...was, ...by }),
    NOT_PAUSED,
  );
  const hidden = useTabHidden();
  const { goBack, ...watch } = useFocusReturn();

  const [shownAt, setShownAt] = useState(place);
  if (place !== shownAt) {
    setShownAt(place);
    dispatch('leave page');
  }
  if (items !== delivered) {
    const known = new Set(delivered.map(({ id }) => id));
    setDelivered(items);
    dispatch({ add: items.filter(({ id }) => !known.has(id)) });
  }

  const paused = held.pointer || held.focus || hidden;
  return (
    <section
      aria-label={t('toast.region')}
      className={css.region}
      hidden={queue.length === 0}
      data-paused={paused || undefined}
      onPointerDownCapture={watch.onPointerDownCapture}
      onPointerEnter={() => hold({ pointer: true })}
      onPointerLeave={() => hold({ pointer: false })}
      onFocus={(event) => {
        watch.onFocus(event);
        hold({ focus: true });
      }}
      onBlur={() => hold({ focus: false })}
    >
      {queue.length > 0 && (
        <ul className={css.list}>
          {queue.map((toast) => (
            <ToastView
              key={`${toast.id} ${toast.shown}`}
              toast={toast}
              paused={paused || (globalThis.innerWidth < ONE_COLUMN_PX && toast !== queue.at(-1))}
              onClose={goBack}
              onEnd={() => {
                hold(NOT_PAUSED);
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
  paused: boolean;
  onClose: () => void;
  onEnd: () => void;
};

function ToastView({ toast: { tone, text }, paused, onClose, onEnd }: ToastViewProps) {
  const { t } = useTranslation('frame');
  useCountdown(DISPLAY_MS, paused, onEnd);
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
    (changed) => {
      document.addEventListener('visibilitychange', changed);
      return () => document.removeEventListener('visibilitychange', changed);
    },
    () => document.hidden,
    () => false,
  );
}

/** A new `onEnd` does not restart the countdown. */
function useCountdown(ms: number, paused: boolean, onEnd: () => void) {
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
