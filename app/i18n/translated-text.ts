import type { ParseKeys, TFunction, TOptions } from 'i18next';
import type { Namespace } from './namespaces';

declare const translated: unique symbol;

/** Only catalogues produce it, so a key or an encoded message in its place does not compile. */
export type TranslatedText = string & { readonly [translated]: true };

export function joinTexts(texts: readonly TranslatedText[], between = ' '): TranslatedText {
  return texts.join(between) as TranslatedText;
}

export type Translator<N extends Namespace> = ((key: ParseKeys<N>, values?: TOptions) => TranslatedText) &
  TFunction<N>;
