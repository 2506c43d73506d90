import { useTranslation } from 'react-i18next';
import { parseMessage } from '~/domain/message';
import { withCount } from './message-in-words';

/** Translates the message keys of rules (`tooShort?{"min":5}`); any other text, already translated by the server, comes back as it is. */
export function useMessage(): (encoded: string) => string {
  const { t, i18n } = useTranslation('validation');
  return (encoded) => {
    const { key, params } = parseMessage(encoded);
    const counted = withCount(params);
    // Keys come from data here, so their type cannot be known; `exists` stands in for it.
    return i18n.exists(key, { ...counted, ns: 'validation' })
      ? String(t(key as never, counted as never))
      : encoded;
  };
}
