import { describe, expect, it } from 'vitest';
import { loadBrowserTexts, type TextCatalogue } from './browser-texts';
import { getI18n } from './i18next.server';
import { LANGUAGES, type Language } from './languages';

const files = import.meta.glob<TextCatalogue>('./locales/*/*.json', { eager: true, import: 'default' });
const NAMESPACES = Object.keys(files).flatMap((path) => /\/de\/(\w+)\.json$/.exec(path)?.[1] ?? []);

const load = async (language: string, namespace: string) => {
  const catalogue = files[`./locales/${language}/${namespace}.json`];
  if (catalogue === undefined) throw new Error(`There is no catalogue ${namespace} in ${language}`);
  return catalogue;
};

async function loadTexts(language: Language, settings: { namespaces?: string[]; showsKeys?: boolean } = {}) {
  const texts = await loadBrowserTexts({ language, namespaces: NAMESPACES, load, ...settings });
  if (texts === null) throw new Error('A catalogue is missing');
  return texts;
}

function listTexts(texts: TextCatalogue, path: readonly string[] = []): { key: string; text: string }[] {
  return Object.entries(texts).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [{ key: [...path, name].join('.'), text: value }]
      : listTexts(value, [...path, name]),
  );
}

const EXAMPLE_COUNTS = [0, 1, 2, 5, 22, 1.5, 1_000_000];
const PLURAL_SUFFIX = /_(zero|one|two|few|many|other)$/;

const PLACEHOLDERS = 'the placeholders of the text';
const NAMES = [
  'Polmet Sp. z o.o.',
  '{{unknown}} $t(frame:skip) $&',
  PLACEHOLDERS,
  `$t(frame:skip, {"a": 1}) {{count}}`,
  '{{__proto__}} {{constructor}} %s </script>\u202e\u2066\ud800',
  '',
  undefined,
  null,
  7,
];

function createValues(text: string, exampleValue: unknown): Record<string, unknown> {
  const placeholders = [...text.matchAll(/\{\{(\w+)(, number)?\}\}/g)];
  const value =
    exampleValue === PLACEHOLDERS
      ? `a longer name ${placeholders.map(([all]) => all).join(' ')}`
      : exampleValue;
  return Object.fromEntries(placeholders.map(([, name, figure]) => [name, figure ? 12_345.5 : value]));
}

describe("the browser's text function (t)", () => {
  it.each(LANGUAGES)('formats every text of the catalogues in %s like i18next', async (language) => {
    const [browserTexts, serverTexts] = [await loadTexts(language), getI18n(language)];
    const differences: unknown[] = [];
    for (const namespace of NAMESPACES) {
      const [t, expected] = [
        browserTexts.getFixedT(null, namespace as never),
        serverTexts.getFixedT(null, namespace as never),
      ];
      for (const { key, text } of listTexts(files[`./locales/${language}/${namespace}.json`] ?? {})) {
        const counts = PLURAL_SUFFIX.test(key) ? EXAMPLE_COUNTS : [undefined];
        for (const count of counts) {
          for (const name of NAMES) {
            const values = { ...createValues(text, name), ...(count !== undefined && { count }) };
            const keyWithoutPlural = key.replace(PLURAL_SUFFIX, '');
            const [firstText, secondText] = [
              t(keyWithoutPlural as never, values as never),
              expected(keyWithoutPlural as never, values as never),
            ];
            const i18nextText = serverTexts.t(
              keyWithoutPlural as never,
              { ...values, ns: namespace } as never,
            );
            if (firstText !== secondText || firstText !== i18nextText)
              differences.push({ namespace, keyWithoutPlural, values, firstText, secondText, i18nextText });
          }
        }
      }
    }
    expect(differences).toEqual([]);
  });

  it.each([
    ['frame:skip', {}],
    ['skip', { ns: 'frame' }],
    ['skip', { ns: ['validation', 'frame'] }],
    ['required', {}],
    ['missing.key', {}],
    ['Fehler: bitte prüfen', {}],
    ['missing', { defaultValue: 'usual' }],
  ] as const)('resolves %s with %j to the same text as i18next', async (key, values) => {
    const [browserTexts, serverTexts] = [await loadTexts('de'), getI18n('de')];
    expect(browserTexts.exists(key, values)).toBe(serverTexts.exists(key, values));
    expect(browserTexts.t(key as never, values as never)).toBe(serverTexts.t(key as never, values as never));
  });

  it.each([
    ['durationUnit.months', { count: 3 }],
    ['durationUnit.months', { count: 0 }],
  ])('SHELL-25: shows the key of %s with %j in place of the text', async (key, values) => {
    const browserT = (await loadTexts('pl', { showsKeys: true })).getFixedT(null, 'enums');
    const serverT = getI18n('pl', { showsKeys: true }).getFixedT(null, 'enums');
    expect(browserT(key as never, values as never)).toBe(serverT(key as never, values as never));
  });

  it('loads further namespaces on request, and every loaded namespace when the user chooses another language', async () => {
    const texts = await loadTexts('de', { namespaces: ['frame'] });
    expect(texts.hasLoadedNamespace('objects')).toBe(false);
    await texts.loadNamespaces('objects');
    expect(texts.hasLoadedNamespace('objects')).toBe(true);
    const notifiedLanguages: string[] = [];
    const listen = (language: string) => notifiedLanguages.push(language);
    texts.on('languageChanged', listen);
    await texts.changeLanguage('pl');
    texts.off('languageChanged', listen);
    expect(notifiedLanguages).toEqual(['pl']);
    expect(texts.language).toBe('pl');
    expect(texts.hasLoadedNamespace('objects')).toBe(true);
    expect(texts.t('frame:skip')).toBe(getI18n('pl').t('frame:skip'));
  });

  it('retries a catalogue whose preload failed, and renders the waiting component', async () => {
    let isReachable = true;
    const texts = await loadBrowserTexts({
      language: 'de',
      namespaces: ['frame'],
      load: (...loadArguments) =>
        isReachable ? load(...loadArguments) : Promise.reject(new TypeError('Failed to fetch')),
    });
    isReachable = false;
    await texts?.loadNamespaces('objects');
    expect(texts?.hasLoadedNamespace('objects')).toBe(false);
    await texts?.loadNamespaces('terms', () => {});
    expect(texts?.hasLoadedNamespace('terms')).toBe(true);
    isReachable = true;
    await texts?.loadNamespaces('objects');
    expect(texts?.hasLoadedNamespace('objects')).toBe(true);
  });

  it('shows the language that the user chose last, whichever catalogue loads first', async () => {
    let finishPolishLoad = () => {};
    const polishLoad = new Promise<void>((resolve) => (finishPolishLoad = resolve));
    const loadPolishSlowly = async (language: string, namespace: string) => {
      if (language === 'pl') await polishLoad;
      return load(language, namespace);
    };
    const texts = await loadBrowserTexts({ language: 'de', namespaces: ['frame'], load: loadPolishSlowly });
    const changes = [texts?.changeLanguage('pl'), texts?.changeLanguage('fr')];
    await changes[1];
    finishPolishLoad();
    await changes[0];
    expect(texts?.language).toBe('fr');
  });

  it('reloads a catalogue that failed to load when its language was first chosen', async () => {
    let isFailing = true;
    const loadPolishOrFail = async (language: string, namespace: string) => {
      if (language === 'pl' && isFailing) throw new Error('Connection lost');
      return load(language, namespace);
    };
    const texts = await loadBrowserTexts({ language: 'de', namespaces: ['frame'], load: loadPolishOrFail });
    await texts?.changeLanguage('pl');
    isFailing = false;
    await texts?.changeLanguage('pl');
    expect(texts?.t('frame:skip')).toBe(getI18n('pl').t('frame:skip'));
  });

  it('returns null if the first catalogue cannot be loaded', async () => {
    expect(await loadBrowserTexts({ language: 'de', namespaces: ['frame', 'unknown'], load })).toBeNull();
  });
});
