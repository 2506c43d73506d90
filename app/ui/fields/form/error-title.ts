import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

export function titleWith(title: string, prefix: string, active: boolean): string {
  const plain = title.startsWith(prefix) ? title.slice(prefix.length).trim() : title;
  return active ? `${prefix} ${plain}`.trim() : plain;
}

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
