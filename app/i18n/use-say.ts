import { useTranslation } from 'react-i18next';
import type { Namespace } from './resources';
import type { Say } from './words';

/** The texts of a namespace, for what takes only texts from a catalogue (`Words`). */
export function useSay<N extends Namespace>(namespace: N): Say<N> {
  // i18next calls a text a string.
  return useTranslation(namespace).t as unknown as Say<N>;
}
