import { useTranslation } from 'react-i18next';
import type { Namespace } from './namespaces';
import type { Say } from './words';

export function useSay<N extends Namespace>(namespace: N): Say<N> {
  // i18next returns plain strings.
  return useTranslation(namespace).t as unknown as Say<N>;
}
