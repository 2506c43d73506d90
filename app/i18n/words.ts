import type { ParseKeys, TFunction, TOptions } from 'i18next';
import type { Namespace } from './namespaces';

declare const words: unique symbol;

/** Only catalogues produce it, so a key or an encoded message in its place does not compile. */
export type Words = string & { readonly [words]: true };

export function joinWords(texts: readonly Words[], between = ' '): Words {
  return texts.join(between) as Words;
}

export type Say<N extends Namespace> = ((key: ParseKeys<N>, values?: TOptions) => Words) & TFunction<N>;
