import type { i18n as I18n } from 'i18next';
import { useContext } from 'react';
import { I18nContext } from 'react-i18next';

const translations = new WeakMap<I18n, Map<unknown, Translation>>();

interface Translation {
  t: I18n['t'];
  i18n: I18n;
  ready: true;
}

/** Replaces react-i18next's hook in the server's build, where nothing renders twice. */
export function useTranslation(namespaces?: string | readonly string[]): Translation {
  const { i18n } = useContext(I18nContext);
  const namespace = (typeof namespaces === 'object' ? namespaces[0] : namespaces) ?? i18n.options.defaultNS;
  const languageTranslations = translations.get(i18n) ?? new Map<unknown, Translation>();
  translations.set(i18n, languageTranslations);
  const cachedTranslation = languageTranslations.get(namespace);
  if (cachedTranslation !== undefined) return cachedTranslation;
  const translation = { t: i18n.getFixedT(null, namespace as never), i18n, ready: true } as const;
  languageTranslations.set(namespace, translation);
  return translation;
}
