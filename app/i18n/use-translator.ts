import { useTranslation } from 'react-i18next';
import type { Namespace } from './namespaces';
import type { Translator } from './translated-text';

export function useTranslator<N extends Namespace>(namespace: N): Translator<N> {
  // Safe cast: i18next's types return plain strings.
  return useTranslation(namespace).t as unknown as Translator<N>;
}
