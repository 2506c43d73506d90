import { readdirSync, readFileSync } from 'node:fs';
import { type LanguageCode, LOCALES } from '../support/locales';

type PhraseBook = (words: string) => string | null;

const PLACEHOLDER = /\{\{\w+\}\}/;
/** Shorter texts are mostly placeholders and would match anything. */
const MIN_LETTERS = 5;

export function createStepTextTranslator(
  sourceLanguage: LanguageCode,
  targetLanguage: LanguageCode,
): PhraseBook {
  const source = catalogue(sourceLanguage);
  const target = catalogue(targetLanguage);
  const translations = new Map<string, string>();
  const templates: { pattern: RegExp; key: string }[] = [];
  for (const [key, text] of source) {
    if (!PLACEHOLDER.test(text)) {
      const translation = target.get(key);
      if (translation !== undefined && !translations.has(withoutMarkup(text)))
        translations.set(withoutMarkup(text), translation);
    } else if ((text.replaceAll(/\{\{\w+\}\}/g, '').match(/\p{L}/gu)?.length ?? 0) >= MIN_LETTERS) {
      templates.push({ pattern: patternOf(text), key });
    }
  }
  return (words) => {
    const exactTranslation = translations.get(withoutMarkup(words));
    if (exactTranslation !== undefined) return exactTranslation;
    for (const { pattern, key } of templates) {
      const values = pattern.exec(withoutMarkup(words))?.groups;
      const template = values && templateOf(target, key, { values, language: targetLanguage });
      if (template) return template.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
    }
    return null;
  };
}

const withoutMarkup = (text: string): string => text.replaceAll(/\s/g, ' ').trim();

function patternOf(text: string): RegExp {
  const usedNames = new Set<string>();
  const parts = withoutMarkup(text).split(/(\{\{\w+\}\})/);
  const pattern = parts.map((part) => {
    const name = /^\{\{(\w+)\}\}$/.exec(part)?.[1];
    if (name === undefined) return part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
    if (usedNames.has(name)) return `\\k<${name}>`;
    usedNames.add(name);
    return `(?<${name}>.+)`;
  });
  return new RegExp(`^${pattern.join('')}$`);
}

const PLURAL = /_(zero|one|two|few|many|other)$/;

function templateOf(
  target: ReadonlyMap<string, string>,
  key: string,
  { values, language }: { values: Record<string, string>; language: LanguageCode },
): string | undefined {
  if (!PLURAL.test(key)) return target.get(key);
  const amount = Object.values(values).map(Number).find(Number.isFinite) ?? 0;
  const form = new Intl.PluralRules(language).select(amount);
  const stem = key.replace(PLURAL, '');
  return target.get(`${stem}_${form}`) ?? target.get(`${stem}_other`);
}

function catalogue(language: LanguageCode): Map<string, string> {
  const folder = new URL(`../../app/i18n/locales/${language}/`, import.meta.url);
  const texts = new Map<string, string>();
  for (const file of readdirSync(folder).sort()) {
    const area: unknown = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
    collect(area, file.replace('.json', ':'), texts);
  }
  return texts;
}

const FEATURE_LANGUAGE = /(?<=\{\{\w+),[^}]*/g;

function collect(part: unknown, key: string, textsByKey: Map<string, string>): void {
  if (typeof part === 'string') textsByKey.set(key, part.replaceAll(FEATURE_LANGUAGE, ''));
  else if (typeof part === 'object' && part !== null) {
    for (const [name, member] of Object.entries(part)) collect(member, `${key}.${name}`, textsByKey);
  }
}

export const translateStep = (text: string, phraseBook: PhraseBook): string =>
  text.replaceAll(/"([^"]*)"/g, (quoted, words: string) => {
    const translation = phraseBook(words);
    return translation === null ? quoted : `"${translation}"`;
  });

export const findLanguageStep = (steps: readonly string[]): string | null =>
  steps.find((text) => /^(I read |my browser asks for )/.test(text)) ?? null;

export const isLanguage = (code: string): code is LanguageCode => Object.hasOwn(LOCALES, code);
