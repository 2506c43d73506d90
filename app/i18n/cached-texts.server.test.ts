import { expect, it, vi } from 'vitest';
import { createTranslator, getI18n } from './i18next.server';
import { LANGUAGES } from './languages';

it('the text cache looks up a text without values once per namespace', () => {
  const translateSpy = vi.spyOn(getI18n('fr'), 't');
  for (const t of [createTranslator('fr', 'upload'), createTranslator('fr', 'upload')]) {
    expect([t('leave.stay'), t('leave.stay')]).toEqual(Array(2).fill(t('leave.stay')));
  }
  expect(translateSpy).toHaveBeenCalledTimes(1);
  expect(createTranslator('de', 'upload')('leave.stay')).not.toBe(
    createTranslator('fr', 'upload')('leave.stay'),
  );
});

it('the text cache looks up a text with numbers once per number', () => {
  const t = createTranslator('pl', 'documents');
  const translateSpy = vi.spyOn(getI18n('pl'), 't');
  const texts = [2, 5, 2, 5].map((count) => t('older', { count }));
  expect(texts).toEqual(['Jeszcze 2\u00a0pliki', 'Jeszcze 5\u00a0plików', texts[0], texts[1]]);
  expect(translateSpy).toHaveBeenCalledTimes(2);
  translateSpy.mockRestore();
});

it('the text cache preserves the language and namespace of the text function', () => {
  expect({ ...createTranslator('de', 'upload') }).toMatchObject({ lng: 'de', ns: 'upload' });
});

it('the text cache formats a text with values even after a look-up without values', () => {
  const translateUpload = createTranslator('de', 'upload');
  expect(translateUpload('done', undefined)).not.toContain('Bilanz.pdf');
  expect(translateUpload('done', { name: 'Bilanz.pdf' })).toBe('Bilanz.pdf wurde hochgeladen.');
  const t = createTranslator('en', 'replies');
  expect(t('tooOften', { count: 1 })).toBe('Too many attempts. Try again in a minute.');
  expect(t('tooOften', { count: 5 })).toBe('Too many attempts. Try again in 5 minutes.');
  const settings = createTranslator('en', 'settings');
  expect(settings('title', undefined)).toBe('Settings');
  expect(settings(['title'])).toBe('Settings');
  expect(settings(['colours'])).toBe('Appearance');
});

it('the text cache formats a text in the language that the values name', () => {
  const t = createTranslator('en', 'upload');
  expect(t('leave.stay', { lng: 'fr' })).toBe(createTranslator('fr', 'upload')('leave.stay'));
});

it('the text cache returns one text function per language and namespace', () => {
  expect(getI18n('fr').getFixedT('fr', 'upload')).toBe(getI18n('fr').getFixedT('fr', 'upload'));
  expect(getI18n('fr').getFixedT('fr', 'upload')).not.toBe(getI18n('fr').getFixedT('fr', 'frame'));
});

it('the text cache looks up a text with strings once, and fills in the strings of each call', () => {
  const t = createTranslator('en', 'upload');
  const translateSpy = vi.spyOn(getI18n('en'), 't');
  const names = ['Annual report.pdf', 'A {{name}} $& $1 \uE0000\uE001.pdf', ''];
  expect(names.map((name) => t('done', { name }))).toEqual(names.map((name) => `${name} has been uploaded.`));
  expect(translateSpy).toHaveBeenCalledTimes(1);
  translateSpy.mockRestore();
});

it.each(LANGUAGES)('the text cache fills in the same strings and plurals as i18next, in %s', (language) => {
  const instance = getI18n(language);
  const uncachedT = instance.t as unknown as (key: string, values: object) => string;
  for (const [namespace, texts] of Object.entries(instance.store.data[language] ?? {})) {
    const t = instance.getFixedT(language, namespace as 'frame') as unknown as typeof uncachedT;
    const values = Object.fromEntries(placeholdersIn(texts).map((name) => [name, `${name} Sp. z o.o.`]));
    for (const key of keysOf(texts)) {
      for (const count of [1, 3, 5]) {
        const valuesWithCount = { ...values, count };
        expect(t(key, valuesWithCount)).toBe(
          uncachedT(key, { ...valuesWithCount, lng: language, ns: namespace }),
        );
      }
    }
  }
});

function keysOf(texts: unknown, path: readonly string[] = []): string[] {
  if (typeof texts !== 'object' || texts === null)
    return [path.join('.').replace(/_(one|few|many|other)$/, '')];
  return Object.entries(texts).flatMap(([name, below]) => keysOf(below, [...path, name]));
}

function placeholdersIn(texts: unknown): string[] {
  return [...JSON.stringify(texts).matchAll(/\{\{(\w+)/g)].map(([, name = '']) => name);
}
