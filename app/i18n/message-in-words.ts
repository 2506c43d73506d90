import { type EncodedMessage, type MessageKey, type MessageParams, parseMessage } from '~/domain/message';
import type { Say, Words } from './words';

/** A message in the visitor's language, where a page does not translate it: on the server, beside texts that are words already. */
export function messageInWords(t: Say<'validation'>, encoded: EncodedMessage): Words {
  const { key, params } = parseMessage(encoded);
  return t(key as MessageKey, withCount(params)) as Words;
}

/** Adds the figure whose plural a text needs: a limit is what a rule counts in ("2 znaki", "5 znaków"). */
export function withCount(params: MessageParams): MessageParams {
  const limit = params.min ?? params.max;
  return typeof limit === 'number' ? { ...params, count: limit } : params;
}
