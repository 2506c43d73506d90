import type { i18n as I18n } from 'i18next';
import { LRUCache } from 'lru-cache';

const MAX_CACHED_TEXTS = 10_000;

export function cacheTexts(instance: I18n): void {
  const original = instance.getFixedT.bind(instance);
  const fixed = new Map<string, ReturnType<I18n['getFixedT']>>();
  const getFixedT = (...of: Parameters<I18n['getFixedT']>) => {
    const name = JSON.stringify(of);
    const cached = fixed.get(name) ?? cachingTranslate(original(...of));
    fixed.set(name, cached);
    return cached;
  };
  // Safe cast: i18next's overloads cannot be written as one function.
  instance.getFixedT = getFixedT as typeof instance.getFixedT;
}

function cachingTranslate<Translate extends object>(translate: Translate): Translate {
  const texts = new LRUCache<string, string>({ max: MAX_CACHED_TEXTS });
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
