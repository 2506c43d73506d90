import { type FocusEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '~/theme/text.css';
import { focusHeading } from '~/ui/feedback/use-focus-on-arrival';
import { CookieSettingsForm, useCookieChoice } from './cookie-settings';
import * as css from './cookie-settings.css';
import type { FrameData } from './frame-data';

const promptDelay = 1000;

/** Asks about cookies a second after arriving, if configured and not yet chosen (SHELL-13); right after the skip link for keyboards. */
export function CookiePrompt({ frame: { paths, here, consent } }: { frame: FrameData }) {
  const answering = useCookieChoice().state !== 'idle';
  const asking = consent.required && !consent.decided && !answering && !here.startsWith(paths.cookies);
  return asking && <Question action={paths.cookies} consent={consent} returnTo={here} />;
}

type QuestionProps = { action: string; consent: FrameData['consent']; returnTo: string };

/** Asks without taking the page away: not modal, takes no focus, announced politely. */
function Question(form: QuestionProps) {
  const { t } = useTranslation('frame');
  const title = useId();
  const { goBack, ...watch } = useWayBack();
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), promptDelay);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <p role="status" className={visuallyHidden}>
        {due && t('cookies.promptTitle')}
      </p>
      {due && (
        <div role="dialog" aria-labelledby={title} className={css.prompt} {...watch}>
          <h2 id={title} className={css.promptTitle}>
            {t('cookies.promptTitle')}
          </h2>
          <p className={css.short}>
            <span className={css.sentence}>{t('cookies.promptAlways')}</span>{' '}
            <span className={css.sentence}>{t('cookies.promptChoice')}</span>
          </p>
          <CookieSettingsForm {...form} size="short" onSent={goBack} />
        </div>
      )}
    </>
  );
}

/** Where the focus was before it came to the question, which goes with its answer and would take the focus along. */
function useWayBack() {
  const before = useRef<HTMLElement | null>(null);
  const note = (question: HTMLElement, from: EventTarget | null) => {
    if (from instanceof HTMLElement && from !== document.body && !question.contains(from))
      before.current = from;
  };
  return {
    // Who presses beside the buttons leaves the field for nothing before the question has the focus, and Safari gives pressed buttons none.
    onPointerDownCapture: ({ currentTarget }: PointerEvent<HTMLElement>) =>
      note(currentTarget, document.activeElement),
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) =>
      note(currentTarget, relatedTarget),
    /** To what had it, while that can have it, else to the page's heading; nowhere when something else of the page has it. */
    goBack: () => {
      const present = document.activeElement;
      if (present !== null && present !== document.body && present.closest('[role=dialog]') === null) return;
      before.current?.focus({ preventScroll: true });
      if (before.current === null || document.activeElement !== before.current) focusHeading();
    },
  };
}
