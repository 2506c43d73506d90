import type { Language } from 'contracts/api/enumerations';
import { createInstance } from 'i18next';
import { type Catalogues, de } from './locales/de';
import { en } from './locales/en';
import { fr } from './locales/fr';
import { pl } from './locales/pl';

export type { Catalogues };

type Namespace = keyof Catalogues;

type PluralForm = 'one' | 'few' | 'many' | 'other';

/** `days_one` and `days_other` are one key, `days`. `too_many` is a key itself. */
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

export type Texts<Name extends Namespace> = (key: TextKey<Name>, values?: Values) => string;

const CATALOGUES = { de, en, fr, pl };

const i18n = createInstance();

// Pages escape texts themselves.
void i18n.init({
  resources: CATALOGUES,
  fallbackLng: false,
  initImmediate: false,
  interpolation: { escapeValue: false },
  missingInterpolationHandler: () => '',
});

/** Safe cast: i18next's types accept only the portal's keys, for the whole project. */
const translate = i18n.t as (key: string, options: object) => string;

type Group = { readonly [name: string]: string | Group };

function flatten(group: Group, prefix = ''): [key: string, text: string][] {
  return Object.entries(group).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + name, value]] : flatten(value, `${prefix}${name}.`),
  );
}

/** A map from keys to texts, because i18next takes ten times as long. */
const TEXT_BY_KEY = new Map(
  Object.entries(CATALOGUES).flatMap(([language, catalogues]) =>
    Object.entries(catalogues).map(([namespace, catalogue]): [string, ReadonlyMap<string, string>] => [
      `${language}/${namespace}`,
      new Map(flatten(catalogue)),
    ]),
  ),
);

export function texts<Name extends Namespace>(namespace: Name, language: Language): Texts<Name> {
  const catalogue = TEXT_BY_KEY.get(`${language}/${namespace}`);
  return (key, values = {}) => {
    const text = catalogue?.get(key);
    if (text !== undefined && !text.includes('{{')) return text;
    return translate(`${namespace}:${key}`, { lng: language, replace: values, count: values.count });
  };
}

export function hasText<Name extends Namespace>(
  namespace: Name,
  language: Language,
  key: string,
): key is TextKey<Name> {
  return TEXT_BY_KEY.get(`${language}/${namespace}`)?.has(key) ?? false;
}
