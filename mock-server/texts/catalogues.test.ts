import { LANGUAGES, type Language } from 'contracts/api/enumerations';
import { describe, expect, it } from 'vitest';
import { readCatalogues } from './catalogues';

type Group = { readonly [key: string]: string | Group };

const CATALOGUES: Record<Language, Record<string, Group>> = {
  de: readCatalogues('de'),
  en: readCatalogues('en'),
  fr: readCatalogues('fr'),
  pl: readCatalogues('pl'),
};
const NAMESPACES = Object.keys(CATALOGUES.de);

function flatten(group: Group, prefix = ''): [key: string, text: string][] {
  return Object.entries(group).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );
}

const catalogue = (language: Language, namespace: string) =>
  new Map(flatten(CATALOGUES[language][namespace] ?? {}));

/** `too_many` is no plural form, because there is no `too_other`. */
function stemOf(key: string, texts: ReadonlyMap<string, string>): string | undefined {
  const stem = /^(.+)_(?:one|few|many|other)$/.exec(key)?.[1];
  return stem !== undefined && texts.has(`${stem}_other`) ? stem : undefined;
}

const placeholders = (text: string) => [...text.matchAll(/\{\{(.*?)\}\}/g)].map(([, name]) => name).sort();

/** Texts without the name in Polish, because a greeting would need the vocative. */
const PERSON_ELSEWHERE = /^greetingTo$|^signature_(invitation|request)\.(request|requestWithAmount)$/;

/** Fixtures have the English texts of situations. */
const languagesOf = (namespace: string) =>
  LANGUAGES.filter((language) => namespace !== 'situations' || language !== 'en');

describe.each(NAMESPACES)('catalogue %s', (namespace) => {
  const german = catalogue('de', namespace);

  it.each(languagesOf(namespace))(
    'the catalogue has every text in %s, in each plural form of the language',
    (language) => {
      const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
      const expected = new Set(
        [...german.keys()].flatMap((key) => {
          const stem = stemOf(key, german);
          return stem === undefined ? [key] : pluralCategories.map((category) => `${stem}_${category}`);
        }),
      );
      expect([...catalogue(language, namespace).keys()].sort()).toEqual([...expected].sort());
    },
  );

  it.each(languagesOf(namespace))(
    'the catalogue has the same placeholders in %s as in German',
    (language) => {
      const wrong = [...catalogue(language, namespace)].filter(([key, text]) => {
        if (language === 'pl' && PERSON_ELSEWHERE.test(key)) return false;
        const wanted = german.get(key) ?? german.get(`${stemOf(key, catalogue(language, namespace))}_other`);
        return String(placeholders(text)) !== String(placeholders(wanted ?? ''));
      });
      expect(wrong).toEqual([]);
    },
  );

  it.each(languagesOf(namespace))('the catalogue has no empty text in %s', (language) => {
    expect([...catalogue(language, namespace)].filter(([, text]) => text.trim() === '')).toEqual([]);
  });
});

it.each(['signature_invitation', 'signature_request'])(
  'the Polish text of %s has the placeholders of the other languages',
  (kind) => {
    const textOf = (language: Language, key: string) => catalogue(language, 'mail').get(key) ?? '';
    const of = (language: Language, part: string) => textOf(language, `${kind}.${part}`);
    expect(placeholders(textOf('pl', 'greetingTo'))).toEqual([]);
    for (const request of ['request', 'requestWithAmount']) {
      expect(placeholders(of('pl', request))).toEqual([...placeholders(of('de', request)), 'person'].sort());
    }
  },
);

it('the English catalogue has no situations, because the scenarios are written in English', () => {
  expect(Object.keys(CATALOGUES.en)).toEqual(NAMESPACES.filter((namespace) => namespace !== 'situations'));
});
