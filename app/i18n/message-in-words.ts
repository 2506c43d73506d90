import { type EncodedMessage, type MessageKey, type MessageParams, parseMessage } from '~/domain/message';
import type { Say, Words } from './words';

/** For the server; pages use `useMessage`. */
export function messageInWords(t: Say<'validation'>, encoded: EncodedMessage): Words {
  const { key, params } = parseMessage(encoded);
  return t(key as MessageKey, withCount(params)) as Words;
}

/** Adds the number that selects the plural: "2 znaki", "5 znaków". */
export function withCount(params: MessageParams): MessageParams {
  const limit = params.min ?? params.max;
  return typeof limit === 'number' ? { ...params, count: limit } : params;
}
