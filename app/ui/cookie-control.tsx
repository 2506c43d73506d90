import { Cookie } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '~/theme/text.css';
import { CookieSettingsForm, useCookieChoice } from './cookie-settings';
import * as css from './cookie-settings.css';
import { Dialog } from './dialog';
import type { FrameData } from './frame-data';
import { Icon } from './icon';
import { Stack } from './layout';

const promptDelay = 1000;

/**
 * The floating button to the cookie settings (SHELL-12): a link to their page, a dialog once scripts run; and the
 * prompt, a second after arriving, for whom the configuration asks and who has not chosen yet (SHELL-13).
 */
export function CookieControl({ frame }: { frame: FrameData }) {
  const { t } = useTranslation('frame');
  const [open, setOpen] = useState(false);
  const [answered, setAnswered] = useState(false);
  useCookieChoice();
  const { paths, here, consent } = frame;
  const asking = consent.required && !consent.decided && !answered && !here.startsWith(paths.cookies);
  const form = { action: paths.cookies, consent, returnTo: here };

  return (
    <>
      <a
        href={`${paths.cookies}?returnTo=${encodeURIComponent(here)}`}
        className={css.button}
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        <Icon of={Cookie} />
        <span className={visuallyHidden}>{t('cookies.settings')}</span>
      </a>
      {asking && !open && <CookiePrompt form={form} onSent={() => setAnswered(true)} />}
      <Dialog open={open} onClose={() => setOpen(false)} title={t('cookies.title')}>
        <Stack gap="s4">
          <p>{t('cookies.intro')}</p>
          <CookieSettingsForm
            {...form}
            onSent={() => {
              setOpen(false);
              setAnswered(true);
            }}
          />
        </Stack>
      </Dialog>
    </>
  );
}

type CookiePromptProps = {
  form: { action: string; consent: FrameData['consent']; returnTo: string };
  onSent: () => void;
};

/** Asks without taking the page away: not modal, takes no focus, announced politely. */
function CookiePrompt({ form, onSent }: CookiePromptProps) {
  const { t } = useTranslation('frame');
  const title = useId();
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
        <div role="dialog" aria-labelledby={title} className={css.prompt}>
          <h2 id={title} className={css.promptTitle}>
            {t('cookies.promptTitle')}
          </h2>
          <p className={css.short}>{t('cookies.promptText')}</p>
          <CookieSettingsForm {...form} size="short" onSent={onSent} />
        </div>
      )}
    </>
  );
}
