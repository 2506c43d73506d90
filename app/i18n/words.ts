import type { ParseKeys, TFunction, TOptions } from 'i18next';
import type { Namespace } from './resources';

declare const words: unique symbol;

/**
 * A text in the visitor's language, ready to be shown. Only catalogues give them, so a key or a message's code (`~/domain/message`) in the
 * place of a text does not compile.
 */
export type Words = string & { readonly [words]: true };

/** Several texts as one. */
export function joinWords(texts: readonly Words[], between = ' '): Words {
  return texts.join(between) as Words;
}

/** Looks up the texts of a namespace. */
export type Say<N extends Namespace> = ((key: ParseKeys<N>, values?: TOptions) => Words) & TFunction<N>;
