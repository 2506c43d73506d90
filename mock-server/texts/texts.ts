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

const i18n = createInstance();

// Pages escape texts themselves.
void i18n.init({
  resources: { de, en, fr, pl },
  fallbackLng: false,
  initImmediate: false,
  interpolation: { escapeValue: false },
});

/** The portal declares its own keys as those of i18next, for the whole project. */
const translate = i18n.t as (key: string, options: object) => string;

export function texts<Name extends Namespace>(namespace: Name, language: Language): Texts<Name> {
  return (key, values) =>
    translate(`${namespace}:${key}`, { lng: language, replace: values, count: values?.count });
}

/** True if the catalogue has a text for a key that comes from data. */
export function hasText<Name extends Namespace>(
  namespace: Name,
  language: Language,
  key: string,
): key is TextKey<Name> {
  return typeof i18n.getResource(language, namespace, key) === 'string';
}
