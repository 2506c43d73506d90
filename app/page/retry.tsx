import { useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { focusHeading } from '~/ui/feedback/use-focus-on-arrival';
import { usePoll } from '~/ui/feedback/use-poll';
import { useRefresh } from '~/ui/feedback/use-refresh';

/** Between the end of one try and the next, milliseconds. */
const PAUSE_MS = 30_000;

/** Loads the page that it stands in anew while that is looked at, and says so. Not while a dialog is open, which the page would take with it. */
export function Retry() {
  const { t } = useTranslation('problem');
  const { state } = useRevalidator();
  const refresh = useRefresh();
  usePoll(state === 'idle', PAUSE_MS, async () => {
    if (document.querySelector('dialog[open]') === null) await refresh();
  });
  useFocusOnRecovery();
  return <span>{t('error.retriesItself')}</span>;
}

/** Once the page is there, reading goes on at its heading, where what had the focus has gone with the failure. */
function useFocusOnRecovery(): void {
  useEffect(() => {
    return () => {
      setTimeout(() => {
        if (document.activeElement === document.body) focusHeading();
      });
    };
  }, []);
}
