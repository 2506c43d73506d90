import type { i18n as I18n } from 'i18next';
import { LRUCache } from 'lru-cache';

/** More texts than all namespaces of a language have together. */
const MOST_TEXTS = 10_000;

/**
 * Lets an instance, whose language and catalogues never change, look up each text once: a page asks for hundreds, and most have nothing to
 * fill in. Texts with values are made anew.
 */
export function keepTexts(instance: I18n): void {
  const original = instance.getFixedT.bind(instance);
  const fixed = new Map<string, ReturnType<I18n['getFixedT']>>();
  const getFixedT = (...of: Parameters<I18n['getFixedT']>) => {
    const name = JSON.stringify(of);
    const known = fixed.get(name) ?? keeping(original(...of));
    fixed.set(name, known);
    return known;
  };
  // i18next declares one function for any namespace, with overloads that no function written out can have.
  instance.getFixedT = getFixedT as typeof instance.getFixedT;
}

function keeping<Translate extends object>(translate: Translate): Translate {
  const texts = new LRUCache<string, string>({ max: MOST_TEXTS });
  // As above: written for the texts of any namespace.
  const call = translate as unknown as (...asked: unknown[]) => unknown;
  const kept = (...asked: unknown[]): unknown => {
    const [key, ...values] = asked;
    const plainKey = typeof key === 'string' && values.every((value) => value === undefined) ? key : null;
    const known = plainKey === null ? undefined : texts.get(plainKey);
    if (known !== undefined) return known;
    const text = call(...asked);
    if (plainKey !== null && typeof text === 'string') texts.set(plainKey, text);
    return text;
  };
  return Object.assign(kept, translate) as unknown as Translate;
}
