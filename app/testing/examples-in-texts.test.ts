import { LANGUAGES, type Language } from 'contracts/api/enumerations';
import { describe, expect, it } from 'vitest';
import { birthdateRule } from '~/dashboard/representatives/rules/form';
import { parseDate } from '~/domain/dates';
import type { Rule } from '~/domain/message';
import { phoneNumberRule } from '~/domain/phone-number';
import { companyTaxNumberRule } from '~/domain/tax-number';

type Texts = { readonly [key: string]: string | Texts };

const files = import.meta.glob<Texts>('../i18n/locales/*/*.json', { eager: true, import: 'default' });

function flatten(texts: Texts, prefix: string): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );
}

const textsIn = (language: Language): [string, string][] =>
  Object.entries(files).flatMap(([path, texts]) => {
    const [, folder, namespace] = /\/(\w+)\/(\w+)\.json$/.exec(path) ?? [];
    return folder === language ? flatten(texts, `${namespace}:`) : [];
  });

const TODAY = '2026-11-28';

/** A text that names the key is read by its own rule, others by the first rule that fits. */
const KINDS: readonly {
  name: string;
  example: RegExp;
  rule: Rule<unknown>;
  key?: RegExp;
  atLeast: number;
}[] = [
  {
    name: 'telephone number',
    example: /\+\d{2}[\d\s()/-]+\d/gu,
    rule: phoneNumberRule(),
    atLeast: 3,
  },
  {
    name: 'date of birth',
    key: /birthdate/,
    example: /\d{1,2}[./]\d{1,2}[./]\d{4}/gu,
    rule: birthdateRule(TODAY),
    atLeast: 1,
  },
  { name: 'date', example: /\d{1,2}[./]\d{1,2}[./]\d{4}/gu, rule: (typed) => parseDate(typed), atLeast: 3 },
  { name: 'UID', example: /CHE-[\d.]+\d/gu, rule: companyTaxNumberRule('CH'), atLeast: 2 },
];

describe.each(LANGUAGES)('Examples in the texts of %s', (language) => {
  it.each(KINDS)('pass the rule of a $name', ({ example, rule, key, atLeast }) => {
    const found = textsIn(language)
      .filter(([name]) => key?.test(name) ?? true)
      .flatMap(([name, text]) => (text.match(example) ?? []).map((each) => [name, each] as const));
    expect(found.length).toBeGreaterThanOrEqual(atLeast);
    expect(found.filter(([, each]) => !rule(each).ok)).toEqual([]);
  });

  it('have telephone numbers that are stored as they are written', () => {
    const numbers = textsIn(language).flatMap(([, text]) => text.match(/\+\d{2}[\d\s]+\d/gu) ?? []);
    const shown = numbers.map((number) => number.replace(/\s/gu, ' '));
    expect(shown.map((number) => phoneNumberRule()(number))).toEqual(
      shown.map((value) => ({ ok: true, value })),
    );
  });
});
