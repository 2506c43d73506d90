import {
  APPLICATION_STATUSES,
  COMPANY_TYPES,
  COVER_STATUSES,
  CURRENCIES,
  DOCUMENT_TYPES,
  DURATION_UNITS,
  FINANCING_TYPES,
  LANGUAGES,
  type Language,
  LOAN_TYPES,
  PURPOSES,
  RENTAL_STATES,
} from 'contracts/api/enumerations';
import { ERROR_CODES } from 'contracts/api/error-codes';
import { describe, expect, it } from 'vitest';

type Texts = { readonly [key: string]: string | Texts };

const SAME_AS_GERMAN: Readonly<Record<string, string>> = {
  Deutsch: 'languages go by their own names',
  English: 'languages go by their own names',
  Français: 'languages go by their own names',
  Polski: 'languages go by their own names',
  Factoring: 'English trade term, used in German',
  Marketing: 'loan word in all four languages',
  'Euro (EUR)': 'name of the currency in all four languages',
  '(optional)': 'same word in English',
  Analyse: 'same word in French',
  'Profil: {{email}}': 'same word in Polish',
  Telefon: 'same word in Polish',
  Konto: 'same word in Polish',
  Status: 'same word in English and Polish',
  IBAN: 'international term',
  Name: 'same word in English',
};

const files = import.meta.glob<Texts>('./locales/*/*.json', { eager: true, import: 'default' });
const namespaces = [...new Set(Object.keys(files).map((path) => path.replace(/^.*\/(\w+)\.json$/, '$1')))];

function flattenTexts(texts: Texts, prefix = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flattenTexts(value, `${prefix}${key}.`),
  );
}

function catalogue(language: Language, namespace: string): Map<string, string> {
  return new Map(flattenTexts(files[`./locales/${language}/${namespace}.json`] ?? {}));
}

function listTexts(language: Language): [key: string, text: string][] {
  return namespaces.flatMap((namespace) =>
    [...catalogue(language, namespace)].map(([key, text]): [string, string] => [`${namespace}:${key}`, text]),
  );
}

const PLURAL_SUFFIX = /_(one|few|many|other)$/;
const keyWithoutPlural = (key: string) => key.replace(PLURAL_SUFFIX, '');
const namesOfPlaceholders = (text: string) =>
  [...text.matchAll(/\{\{-?\s*(\w+)/g)].map(([, name]) => name).sort();

function listExpectedKeys(germanKey: string, language: Language): string[] {
  if (!PLURAL_SUFFIX.test(germanKey)) return [germanKey];
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  return pluralCategories.map((category) => `${keyWithoutPlural(germanKey)}_${category}`);
}

describe.each(namespaces)('catalogue %s', (namespace) => {
  const germanTexts = catalogue('de', namespace);

  it.each(LANGUAGES)(
    'SHELL-23: the catalogue contains every text in %s, in each plural form of the language',
    (language) => {
      const expected = new Set([...germanTexts.keys()].flatMap((key) => listExpectedKeys(key, language)));
      expect([...catalogue(language, namespace).keys()].sort()).toEqual([...expected].sort());
    },
  );

  it.each(LANGUAGES)('SHELL-23: the catalogue uses the same placeholders in %s as in German', (language) => {
    const wrongTexts = [...catalogue(language, namespace)].filter(([key, text]) => {
      const expectedPlaceholders = namesOfPlaceholders(
        germanTexts.get(key) ?? germanTexts.get(`${keyWithoutPlural(key)}_other`) ?? '',
      );
      const omitCount = (names: unknown[]) => names.filter((name) => name !== 'count');
      return key.endsWith('_one')
        ? String(omitCount(namesOfPlaceholders(text))) !== String(omitCount(expectedPlaceholders))
        : String(namesOfPlaceholders(text)) !== String(expectedPlaceholders);
    });
    expect(wrongTexts).toEqual([]);
  });
});

const NUMBER_PLACEHOLDERS = 'asked|count|current|done|entered|max|met|min|minutes|signed|to|total|used';

const WORDS_AFTER_UNCOUNTED_NUMBER = {
  fr: 'à|au|en|et|ou|par|si',
  pl: 'albo|do|i|jeśli|lub|to',
};

function findBreakableNumbers(language: 'fr' | 'pl'): RegExp {
  const number = `\\{\\{(?:${NUMBER_PLACEHOLDERS})(?:, number)?\\}\\}|(?<![\\p{L}\\d-])\\d+`;
  const uncountedWords = `(?:${WORDS_AFTER_UNCOUNTED_NUMBER[language]})[ \\u00a0]`;
  return new RegExp(`(?:${number}) (?!${uncountedWords})\\p{L}|\\u00a0sur (?:${number})`, 'u');
}

describe('texts of all catalogues', () => {
  it.each(LANGUAGES)('SHELL-23: no text in %s is empty', (language) => {
    expect(listTexts(language).filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it.each(LANGUAGES.filter((language) => language !== 'de'))(
    'SHELL-23: no text in %s is German',
    (language) => {
      const germanTexts = new Map(listTexts('de'));
      const untranslated = listTexts(language).filter(
        ([key, text]) =>
          text === germanTexts.get(key) &&
          /\p{L}/u.test(text.replace(/\{\{.*?\}\}/g, '')) &&
          !Object.hasOwn(SAME_AS_GERMAN, text),
      );
      expect(untranslated).toEqual([]);
    },
  );

  it('German texts address customers formally', () => {
    const informalAddress = /(?<!\p{L})(du|dich|dir|dein(e[mnrs]?)?)(?!\p{L})/iu;
    expect(listTexts('de').filter(([, text]) => informalAddress.test(text))).toEqual([]);
  });

  it.each([
    ['de', 'etwa {{total}}'],
    ['en', 'about {{total}}'],
    ['fr', 'environ {{total}}'],
    ['pl', 'ok. {{total}}'],
  ] as const)(
    'CLA-15: the text mentions in %s that the sum of rounded payments is rounded',
    (language, words) => {
      expect(catalogue(language, 'plan').get('sum')).toContain(words);
    },
  );

  it.each(LANGUAGES)('texts in %s contain no narrow no-break spaces, which the font lacks', (language) => {
    expect(listTexts(language).filter(([, text]) => text.includes('\u202f'))).toEqual([]);
  });

  it('French punctuation stays on the same line as the adjacent word', () => {
    const breakablePunctuation = /(?<![\u00a0:;!?%])[:;!?%»]|«(?!\u00a0)/;
    const removeTimes = (text: string) => text.replace(/\d:\d/g, '');
    expect(listTexts('fr').filter(([, text]) => breakablePunctuation.test(removeTimes(text)))).toEqual([]);
  });

  it.each(LANGUAGES)(
    'texts in %s have tags only in the key group "rich", which only RichText reads',
    (language) => {
      const texts = listTexts(language);
      const keysWithTags = texts.flatMap(([key, text]) => (/<\/?\w+\/?>/.test(text) ? [key] : []));
      expect(keysWithTags).toContain('account:rich.terms');
      expect(keysWithTags.filter((key) => !/^\w+:rich\.\w+$/.test(key))).toEqual([]);
    },
  );

  it.each(LANGUAGES)('DOC-09: the text in %s names the date of a file on phones too', (language) => {
    const documents = catalogue(language, 'documents');
    for (const text of ['rich.clean', 'rich.cleanOf', 'state.provided']) {
      const onPhone = documents.get(text)?.replace(/<desk>.*?<\/desk>/g, '');
      expect(onPhone).toMatch(/^\p{L}{2}[\p{L} \u00a0]+\{\{(date|asOf)\}\}/u);
    }
  });

  it.each(LANGUAGES)('a number and its abbreviated unit stay on one line in %s', (language) => {
    expect(listTexts(language).filter(([, text]) => / (min|mies)(\.|$)/.test(text))).toEqual([]);
  });

  it.each(['fr', 'pl'] as const)('a number and the counted word stay on one line in %s', (language) => {
    expect(listTexts(language).filter(([, text]) => findBreakableNumbers(language).test(text))).toEqual([]);
  });

  it.each([
    ['fr', '{{count}} documents', true],
    ['fr', '{{count}}\u00a0documents', false],
    ['fr', '{{done}} sur\u00a0{{total}}', true],
    ['fr', '{{done}}\u00a0sur {{total}}', true],
    ['fr', '{{done}}\u00a0sur\u00a0{{total}}', false],
    ['fr', '10 ou 11\u00a0chiffres', false],
    ['fr', '11 chiffres', true],
    ['fr', '{{name}} sera retiré', false],
    ['pl', '{{max, number}} znaków', true],
    ['pl', '{{done}} z\u00a0{{count}}\u00a0gotowych', true],
    ['pl', '{{done}}\u00a0z\u00a0{{count}}\u00a0gotowych', false],
    ['pl', 'w 2026. Rok', false],
  ] as const)(
    'findBreakableNumbers in %s finds a breakable space beside a number in "%s": %s',
    (language, text, isBreakable) => {
      expect(findBreakableNumbers(language).test(text)).toBe(isBreakable);
    },
  );

  it('one-letter Polish words stay on the line of the next word', () => {
    const alone = /(?<![\p{L}\p{N}.])[aiouwz] /iu;
    expect(listTexts('pl').filter(([, text]) => alone.test(text))).toEqual([]);
  });
});

describe.each(LANGUAGES)('server codes in %s', (language) => {
  const messages = catalogue(language, 'errors');

  it('HTTP-05: server codes match the messages one to one', () => {
    expect([...messages.keys()].sort()).toEqual([...ERROR_CODES].sort());
  });

  it('HTTP-05: server codes appear in no message text', () => {
    const codesShownToUsers = [...messages]
      .filter(([, text]) => /err_|\{\{code\}\}/.test(text))
      .map(([code]) => code);
    expect(codesShownToUsers).toEqual([]);
  });

  it('HTTP-05: server codes have different message texts', () => {
    expect(new Set(messages.values()).size).toBe(messages.size);
  });
});

describe('labels of enumerations', () => {
  const labels = new Set([...catalogue('de', 'enums').keys()].map(keyWithoutPlural));

  it.each([
    ['loanType', LOAN_TYPES],
    ['loanTypeHint', LOAN_TYPES],
    ['purpose', PURPOSES],
    ['companyType', Object.values(COMPANY_TYPES).flat()],
    ['currency', CURRENCIES],
    ['durationUnit', DURATION_UNITS],
  ])('SHELL-23: labels of enumerations exist for every value of %s', (group, values) => {
    expect(values.filter((value) => !labels.has(`${group}.${value}`))).toEqual([]);
  });
});

describe.each(LANGUAGES)('labels of documents in %s', (language) => {
  it('DOC-08: labels of documents exist for every type', () => {
    const names = catalogue(language, 'enums');
    expect(DOCUMENT_TYPES.filter((type) => !names.get(`documentType.${type}`)?.trim())).toEqual([]);
  });
});

describe.each(LANGUAGES)('labels of statuses in %s', (language) => {
  it('SIM-14: labels of statuses exist for every next status of a demo', () => {
    const names = catalogue(language, 'demo');
    expect(APPLICATION_STATUSES.filter((status) => !names.has(`status.${status.toLowerCase()}`))).toEqual([]);
  });
});

describe.each(LANGUAGES)('tabs of an application in %s', (language) => {
  const tabs = catalogue(language, 'dashboard');
  const nameOf = (tab: string) => tabs.get(`tabs.${tab}`);
  const TABS = ['representatives', 'documents', 'objects', 'signatures', 'factoring'] as const;

  it.each(TABS)('OVER-02: tabs show the same name for %s on the tab and as its title', (tab) => {
    expect(catalogue(language, tab).get('pageTitle')?.split(',')[0]).toBe(nameOf(tab));
  });

  it('OVER-02: tabs use unique names', () => {
    const names = ['overview', ...TABS].map(nameOf);
    expect(new Set(names).size).toBe(names.length);
    const keysWithoutTabName = ['tabs.label', 'tabs.open'];
    const all = [...tabs.keys()].filter(
      (key) => key.startsWith('tabs.') && !keysWithoutTabName.includes(key),
    );
    expect(all).toHaveLength(names.length);
  });
});

describe.each(LANGUAGES)('tax number of a company in %s', (language) => {
  it.each([
    ['application', 'companyDetails.taxIdNumberHint'],
    ['overview', 'taxNumber.hint'],
  ])('CLA-11: %s asks for a 10-digit NIP in Poland and a UID in Switzerland', (namespace, hint) => {
    const words = catalogue(language, namespace);
    expect(words.get(`${hint}Polish`)).toMatch(/^NIP, 10\s\p{L}+/u);
    expect(words.get(`${hint}Polish`)).not.toMatch(/11|UID|IDE/);
    expect(words.get(`${hint}Swiss`)).toMatch(/^(UID|IDE)\b.*CHE-/);
    expect(words.get(hint)).not.toMatch(/NIP|UID|IDE/);
  });
});

describe('labels of financed items', () => {
  it.each([
    ['objects', 'financingType', FINANCING_TYPES],
    ['objects', 'rentalState', RENTAL_STATES],
    ['factoring', 'cover', COVER_STATUSES],
  ])(
    'OBJ-04 FACT-05 ENUM-04: in the namespace %s, labels exist for every value of %s',
    (namespace, group, values) => {
      const labels = catalogue('de', namespace);
      expect(values.filter((value) => !labels.has(`${group}.${value}`))).toEqual([]);
    },
  );
});
