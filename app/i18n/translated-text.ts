import type { ParseKeys, TFunction, TOptions } from 'i18next';
import { type EncodedMessage, type MessageKey, type MessageParams, parseMessage } from '~/domain/message';
import type { Namespace } from './namespaces';

declare const translated: unique symbol;

/** Only catalogues produce this type, so a page that shows a key does not compile. */
export type TranslatedText = string & { readonly [translated]: true };

export function joinTexts(texts: readonly TranslatedText[], separator = ' '): TranslatedText {
  return texts.join(separator) as TranslatedText;
}

export type Translator<N extends Namespace> = ((key: ParseKeys<N>, values?: TOptions) => TranslatedText) &
  TFunction<N>;

/** Takes inner names first: "Bankverbindung · Antrag 7K2M9Q · Lindhof Bank". */
export function joinNames(...names: (string | null | undefined)[]): string {
  return names.filter(Boolean).join(' · ');
}

export function formatEncodedMessage(
  t: Translator<'validation'>,
  encodedMessage: EncodedMessage,
): TranslatedText {
  const { key, params } = parseMessage(encodedMessage);
  return t(key as MessageKey, addPluralCount(params)) as TranslatedText;
}

/** Adds the number that selects the plural: "2 znaki". */
export function addPluralCount(params: MessageParams): MessageParams {
  const limit = params.min ?? params.max;
  return typeof limit === 'number' ? { ...params, count: limit } : params;
}
