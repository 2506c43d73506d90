import { expect, it, vi } from 'vitest';
import { createTranslator, getI18n } from './i18next.server';

it('the text cache looks up a text without values once per namespace', () => {
  const lookups = vi.spyOn(getI18n('fr'), 't');
  for (const t of [createTranslator('fr', 'upload'), createTranslator('fr', 'upload')]) {
    expect([t('leave.stay'), t('leave.stay')]).toEqual(Array(2).fill(t('leave.stay')));
  }
  expect(lookups).toHaveBeenCalledTimes(1);
  expect(createTranslator('de', 'upload')('leave.stay')).not.toBe(
    createTranslator('fr', 'upload')('leave.stay'),
  );
});

it('the text cache formats a text with values each time', () => {
  const t = createTranslator('de', 'upload');
  expect(t('done', { name: 'Bilanz.pdf' })).toContain('Bilanz.pdf');
  expect(t('done', { name: 'Anhang.png' })).toContain('Anhang.png');
});

it('the text cache looks up a text with numbers once per number', () => {
  const t = createTranslator('pl', 'documents');
  const lookups = vi.spyOn(getI18n('pl'), 't');
  const texts = [2, 5, 2, 5].map((count) => t('older', { count }));
  expect(texts).toEqual(['Jeszcze 2\u00a0pliki', 'Jeszcze 5\u00a0plików', texts[0], texts[1]]);
  expect(lookups).toHaveBeenCalledTimes(2);
  lookups.mockRestore();
});

it('the text cache preserves the language and namespace of the function', () => {
  expect({ ...createTranslator('de', 'upload') }).toMatchObject({ lng: 'de', ns: 'upload' });
});

it('the text cache formats a text with values even after a look-up without values', () => {
  const t = createTranslator('en', 'replies');
  expect(t('tooOften', { count: 1 })).toBe('Too many attempts. Try again in a minute.');
  expect(t('tooOften', { count: 5 })).toBe('Too many attempts. Try again in 5 minutes.');
  const settings = createTranslator('en', 'settings');
  expect(settings('title', undefined)).toBe('Settings');
  expect(settings(['title'])).toBe('Settings');
  expect(settings(['colours'])).toBe('Appearance');
});

it('the text cache returns one function per language and namespace', () => {
  expect(getI18n('fr').getFixedT('fr', 'upload')).toBe(getI18n('fr').getFixedT('fr', 'upload'));
  expect(getI18n('fr').getFixedT('fr', 'upload')).not.toBe(getI18n('fr').getFixedT('fr', 'frame'));
});
