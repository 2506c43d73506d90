import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** The title with the prefix exactly once, or without it. */
export function titleWith(title: string, prefix: string, active: boolean): string {
  const plain = title.startsWith(prefix) ? title.slice(prefix.length).trim() : title;
  return active ? `${prefix} ${plain}`.trim() : plain;
}

/** Keeps "Fehler: " before the page's title while `active`, and off it otherwise. */
export function useErrorTitle(active: boolean) {
  const { t } = useTranslation('fields');
  const prefix = t('summary.titlePrefix');
  useEffect(() => {
    document.title = titleWith(document.title, prefix, active);
    return () => {
      document.title = titleWith(document.title, prefix, false);
    };
  }, [active, prefix]);
}
