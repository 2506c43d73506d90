import type { Language } from 'contracts/api/enumerations';
import { createInstance } from 'i18next';

/** Types the keys by the German catalogues. */
export type Catalogues = {
  acceptance: typeof import('./locales/de/acceptance.json');
  comparison: typeof import('./locales/de/comparison.json');
  history: typeof import('./locales/de/history.json');
  demo: typeof import('./locales/de/demo.json');
  enums: typeof import('./locales/de/enums.json');
  film: typeof import('./locales/de/film.json');
  findings: typeof import('./locales/de/findings.json');
  'flow-map': typeof import('./locales/de/flow-map.json');
  'form-editor': typeof import('./locales/de/form-editor.json');
  'guided-demo': typeof import('./locales/de/guided-demo.json');
  magic: typeof import('./locales/de/magic.json');
  mail: typeof import('./locales/de/mail.json');
  pages: typeof import('./locales/de/pages.json');
  providers: typeof import('./locales/de/providers.json');
  refusal: typeof import('./locales/de/refusal.json');
  search: typeof import('./locales/de/search.json');
  shared: typeof import('./locales/de/shared.json');
  shell: typeof import('./locales/de/shell.json');
  situations: typeof import('./locales/de/situations.json');
  start: typeof import('./locales/de/start.json');
  bank: typeof import('./locales/de/bank.json');
};

export type Namespace = keyof Catalogues;

type PluralForm = 'one' | 'few' | 'many' | 'other';

/** `days_one` and `days_other` have the key `days`. `too_many` is a key itself. */
type KeyOf<Group, Name extends string> = Name extends `${infer Stem}_${PluralForm}`
  ? `${Stem}_other` extends keyof Group
    ? Stem
    : Name
  : Name;

type KeysIn<Group> = {
  [Name in keyof Group & string]: Group[Name] extends string
    ? KeyOf<Group, Name>
    : `${Name}.${KeysIn<Group[Name]>}`;
}[keyof Group & string];

export type TextKey<Name extends Namespace> = KeysIn<Catalogues[Name]>;

/** `count` selects the plural form. */
type Values = Readonly<Record<string, string | number>>;

export type TextLookup<Name extends Namespace> = (key: TextKey<Name>, values?: Values) => string;

export type TextsOf = <Name extends Namespace>(namespace: Name) => TextLookup<Name>;

type Group = { readonly [name: string]: string | Group };

function flatten(group: Group, prefix = ''): [key: string, text: string][] {
  return Object.entries(group).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + name, value]] : flatten(value, `${prefix}${name}.`),
  );
}

/** The server has all catalogues, a browser only those of its page. */
export function createTranslator(language: Language, catalogues: Partial<Catalogues>) {
  const i18n = createInstance();
  // Pages escape texts themselves.
  void i18n.init({
    lng: language,
    resources: { [language]: catalogues },
    fallbackLng: false,
    initImmediate: false,
    interpolation: { escapeValue: false },
    missingInterpolationHandler: () => '',
  });
  /** Safe cast: i18next's types accept only the portal's keys. */
  const translate = i18n.t as (key: string, options: object) => string;
  /** A map from keys to texts takes a tenth of i18next's time. */
  const textByKey = new Map(
    Object.entries(catalogues).map(([namespace, catalogue]) => [namespace, new Map(flatten(catalogue))]),
  );
  const texts: TextsOf = (namespace) => {
    const catalogue = textByKey.get(namespace);
    return (key, values = {}) => {
      const text = catalogue?.get(key);
      if (text !== undefined && !text.includes('{{')) return text;
      return translate(`${namespace}:${key}`, { replace: values, count: values.count });
    };
  };
  const has = (namespace: Namespace, key: string) => textByKey.get(namespace)?.has(key) ?? false;
  return { texts, has };
}
