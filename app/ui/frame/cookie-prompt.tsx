import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '~/theme/text.css';
import { useFocusReturn } from '~/ui/feedback/use-focus-return';
import { CookieSettingsForm, useCookieChoice } from './cookie-settings';
import * as css from './cookie-settings.css';
import type { FrameData } from './frame-data';

const PROMPT_DELAY_MS = 1000;

/** SHELL-13. Follows the skip link in the tab order. */
export function CookiePrompt({ frame: { paths, here, consent } }: { frame: FrameData }) {
  const answering = useCookieChoice().state !== 'idle';
  const asking = consent.required && !consent.decided && !answering && !here.startsWith(paths.cookies);
  return asking && <Question action={paths.cookies} consent={consent} returnTo={here} />;
}

type QuestionProps = { action: string; consent: FrameData['consent']; returnTo: string };

function Question(form: QuestionProps) {
  const { t } = useTranslation('frame');
  const title = useId();
  const { goBack, ...watch } = useFocusReturn();
  const [due, setDue] = useState(false);
  const [folded, setFolded] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), PROMPT_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <p role="status" className={visuallyHidden}>
        {due && t('cookies.promptTitle')}
      </p>
      {due && (
        <div role="dialog" aria-labelledby={title} className={css.prompt} data-folded={folded} {...watch}>
          <h2 id={title} className={css.promptTitle}>
            {t('cookies.promptTitle')}
          </h2>
          <p className={css.short}>
            <span className={css.always}>{`${t('cookies.promptAlways')} `}</span>
            <span className={css.sentence}>{t('cookies.promptChoice')}</span>{' '}
            <button
              type="button"
              className={css.unfold}
              aria-expanded={!folded}
              onClick={() => setFolded(!folded)}
            >
              {t('cookies.choose')}
            </button>
          </p>
          <CookieSettingsForm {...form} size="short" onSent={goBack} />
        </div>
      )}
    </>
  );
}
