import { useContext } from 'react';
import { I18nContext } from 'react-i18next';

/**
 * Replaces the hook of react-i18next in the server's build (vite.config.ts), where all texts are loaded and
 * no component renders twice.
 */
export function useTranslation(namespaces?: string | readonly string[]) {
  const { i18n } = useContext(I18nContext);
  const namespace = typeof namespaces === 'object' ? namespaces[0] : namespaces;
  const t = i18n.getFixedT(null, (namespace ?? i18n.options.defaultNS) as never);
  return { t, i18n, ready: true };
}
