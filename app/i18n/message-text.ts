import { type EncodedMessage, type MessageKey, type MessageParams, parseMessage } from '~/domain/message';
import type { TranslatedText, Translator } from './translated-text';

/** For the server; pages use `useMessage`. */
export function messageText(t: Translator<'validation'>, encoded: EncodedMessage): TranslatedText {
  const { key, params } = parseMessage(encoded);
  return t(key as MessageKey, withCount(params)) as TranslatedText;
}

/** Adds the number that selects the plural: "2 znaki", "5 znaków". */
export function withCount(params: MessageParams): MessageParams {
  const limit = params.min ?? params.max;
  return typeof limit === 'number' ? { ...params, count: limit } : params;
}
