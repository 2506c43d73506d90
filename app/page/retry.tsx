import { useTranslation } from 'react-i18next';
import { useRetry } from '~/ui/feedback/use-retry';

/** Loads the page that it stands in anew every 30 seconds, and says so. */
export function Retry() {
  const { t } = useTranslation('problem');
  return useRetry(true) && t('error.retriesItself');
}
