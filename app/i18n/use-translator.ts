import { useTranslation } from 'react-i18next';
import type { Namespace } from './namespaces';
import type { Translator } from './translated-text';

export function useTranslator<N extends Namespace>(namespace: N): Translator<N> {
  // i18next returns plain strings.
  return useTranslation(namespace).t as unknown as Translator<N>;
}
