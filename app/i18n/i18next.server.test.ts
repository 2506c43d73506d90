import { describe, expect, it } from 'vitest';
import { createTranslator, getI18n, readLanguageOfQuery } from './i18next.server';
import { LANGUAGES, type Language } from './languages';

describe('SHELL-23: readLanguageOfQuery', () => {
  it.each<[query: string, supported: readonly Language[], language: Language | null]>([
    ['?lng=fr', LANGUAGES, 'fr'],
    ['?lang=fr', LANGUAGES, 'fr'],
    ['?lang=pl&lng=fr', LANGUAGES, 'fr'],
    ['?lng=fr', ['de', 'en'], null],
    ['?lng=tlh&lang=fr', LANGUAGES, null],
    ['?lng=', LANGUAGES, null],
    ['?language=fr', LANGUAGES, null],
    ['', LANGUAGES, null],
  ])('readLanguageOfQuery for the query %j and the languages %j returns %s', (query, supported, language) => {
    expect(readLanguageOfQuery(new URL(`http://portal.test/${query}`), supported)).toBe(language);
  });
});

describe('texts of one language', () => {
  it.each<[language: Language, text: string]>([
    ['de', 'Einstellungen'],
    ['en', 'Settings'],
    ['fr', 'Paramètres'],
    ['pl', 'Ustawienia'],
  ])('texts come from the catalogue %s', (language, text) => {
    expect(createTranslator(language, 'settings')('title')).toBe(text);
    expect(getI18n(language).language).toBe(language);
  });

  it('texts show one full stop after a name with a full stop', () => {
    expect(createTranslator('en', 'settings')('deletionNoContact', { partner: 'Polmet Sp. z o.o.' })).toMatch(
      /at Polmet Sp\. z o\.o\.$/,
    );
  });

  it('texts contain values unescaped', () => {
    expect(createTranslator('en', 'frame')('account.profile', { email: 'o<b>&' })).toBe('Profile: o<b>&');
  });
});

describe('SHELL-25: instance that shows keys', () => {
  it('the instance that shows keys shows the key of a text, in one instance per language', () => {
    for (const language of LANGUAGES) {
      const t = createTranslator(language, 'settings', { showsKeys: true });
      expect(t('title')).toBe('settings:title');
      expect(getI18n(language, { showsKeys: true }).language).toBe(language);
      expect(createTranslator(language, 'settings')('title')).not.toContain('settings:');
    }
  });

  it('The instance that shows keys is created only once', () => {
    expect(getI18n('fr', { showsKeys: true })).toBe(getI18n('fr', { showsKeys: true }));
    expect(getI18n('fr')).toBe(getI18n('fr', { showsKeys: false }));
    expect(getI18n('fr')).not.toBe(getI18n('fr', { showsKeys: true }));
    expect(getI18n('fr')).not.toBe(getI18n('de'));
  });
});
