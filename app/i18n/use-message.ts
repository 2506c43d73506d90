import { useTranslation } from 'react-i18next';
import { parseMessage } from '~/domain/message';

/**
 * Translates the message keys that rules give (`tooShort?{"min":5}`); a text that is no known key, such as one the server has translated
 * already, comes back as it is.
 */
export function useMessage(): (encoded: string) => string {
  const { t, i18n } = useTranslation('validation');
  return (encoded) => {
    const { key, params } = parseMessage(encoded);
    // Keys come from data here, so their type cannot be known; `exists` stands in for it.
    return i18n.exists(key, { ns: 'validation' }) ? String(t(key as never, params as never)) : encoded;
  };
}
