import type { i18n as I18n } from 'i18next';
import { LRUCache } from 'lru-cache';
import { endWithOneFullStop } from './options';

const MAX_CACHED_TEXTS = 10_000;

/** Keeps the texts of `getFixedT`, because i18next parses a text again on each call. */
export function cacheTexts(instance: I18n): void {
  const getUncachedT = instance.getFixedT.bind(instance);
  const translateByName = new Map<string, ReturnType<I18n['getFixedT']>>();
  const getFixedT = (...fixedArguments: Parameters<I18n['getFixedT']>) => {
    const name = JSON.stringify(fixedArguments);
    const cachedTranslate =
      translateByName.get(name) ?? createCachingTranslate(getUncachedT(...fixedArguments));
    translateByName.set(name, cachedTranslate);
    return cachedTranslate;
  };
  instance.getFixedT = getFixedT as typeof instance.getFixedT;
}

function createCachingTranslate<Translate extends object>(translate: Translate): Translate {
  const templates = new LRUCache<string, TextTemplate>({ max: MAX_CACHED_TEXTS });
  const translateUncached = translate as unknown as (...translateArguments: unknown[]) => unknown;
  const cachingCall = (...callArguments: unknown[]): unknown => {
    const cacheableCall = readCacheableCall(callArguments);
    if (cacheableCall === null) return translateUncached(...callArguments);
    const { key, cacheKey, placeholders, strings } = cacheableCall;
    const cachedTemplate = templates.get(cacheKey);
    if (cachedTemplate !== undefined) return fillTemplate(cachedTemplate, strings);
    const text = translateUncached(key, placeholders);
    if (typeof text !== 'string') return translateUncached(...callArguments);
    const template = text.split(PLACEHOLDER);
    templates.set(cacheKey, template);
    return fillTemplate(template, strings);
  };
  return Object.assign(cachingCall, translate) as unknown as Translate;
}

/** Each odd part is the index of the string that replaces it. */
type TextTemplate = readonly string[];

const PLACEHOLDER = /\uE000(\d+)\uE001/;

interface CacheableCall {
  key: string;
  cacheKey: string;
  placeholders: Record<string, number | string> | undefined;
  /** Never cached, because strings may be personal data. */
  strings: readonly string[];
}

/** These values select a text instead of filling its gaps. */
const SELECTING_VALUES = new Set(['context', 'defaultValue', 'lng', 'ns', 'postProcess']);

function readCacheableCall([key, values, ...otherArguments]: readonly unknown[]): CacheableCall | null {
  if (typeof key !== 'string' || otherArguments.some((value) => value !== undefined)) return null;
  if (values === undefined) return { key, cacheKey: key, placeholders: undefined, strings: [] };
  if (typeof values !== 'object' || values === null) return null;
  const strings: string[] = [];
  const placeholders: Record<string, number | string> = {};
  let cacheKey = key;
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'number') {
      placeholders[name] = value;
      cacheKey += `\n${name}=${value}`;
    } else if (typeof value === 'string' && !SELECTING_VALUES.has(name)) {
      placeholders[name] = `\uE000${strings.length}\uE001`;
      cacheKey += `\n${name}`;
      strings.push(value);
    } else return null;
  }
  return { key, cacheKey, placeholders, strings };
}

function fillTemplate(template: TextTemplate, strings: readonly string[]): string {
  const [plainText = ''] = template;
  if (template.length === 1) return plainText;
  const filledParts = template.map((part, index) => (index % 2 === 1 ? strings[Number(part)] : part));
  return endWithOneFullStop(filledParts.join(''));
}
