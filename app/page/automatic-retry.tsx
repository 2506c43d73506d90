import { useRevalidator } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { usePoll, useRefresh } from 'ui/feedback/use-refresh';

const PAUSE_MS = 30_000;

/** Pauses while the page is hidden or a dialog is open. */
export function AutomaticRetry() {
  const { t } = useTranslation('problem');
  const { state } = useRevalidator();
  const refresh = useRefresh();
  usePoll(state === 'idle', PAUSE_MS, async () => {
    if (document.querySelector('dialog[open]') === null) await refresh();
  });
  return <span>{t('error.retriesItself')}</span>;
}
