import type { UiField } from 'contracts/api/dynamic-forms';
import { LANGUAGES, type Language } from 'contracts/api/enumerations';
import { FLEET_FORM } from 'fixtures/forms/fleet-example';
import { fieldsOfForm } from 'fixtures/forms/form';
import { createMedicalPracticeForm } from 'fixtures/forms/medical-practice';
import { createPracticeSignatoryForm } from 'fixtures/forms/signatory';
import { MAGIC_VALUES, type MagicValue } from 'fixtures/magic-values';
import { describe, expect, it } from 'vitest';
import { createBirthdateRule } from '~/dashboard/representatives/rules/form';
import { checkPostcode } from '~/domain/address';
import { COUNTRIES } from '~/domain/countries';
import { checkEmail } from '~/domain/credentials';
import { parseDate } from '~/domain/dates';
import { checkIban, formatIban } from '~/domain/iban';
import { parseMessage, type ValidationResult, type ValidationRule } from '~/domain/message';
import { createAmountRule } from '~/domain/number-rules';
import { createShareRule } from '~/domain/ownership-share';
import { createPhoneNumberRule, phoneNumberExample } from '~/domain/phone-number';
import { checkRegisterNumber, registerNumberExample } from '~/domain/register-number';
import { createCompanyTaxNumberRule, createPersonalTaxNumberRule } from '~/domain/tax-number';

type Texts = { readonly [key: string]: string | Texts };

const files = import.meta.glob<Texts>('../i18n/locales/*/*.json', { eager: true, import: 'default' });

function flattenTexts(texts: Texts, prefix: string): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flattenTexts(value, `${prefix}${key}.`),
  );
}

const listTexts = (language: Language): [string, string][] =>
  Object.entries(files).flatMap(([path, texts]) => {
    const [, folder, namespace] = /\/(\w+)\/(\w+)\.json$/.exec(path) ?? [];
    return folder === language ? flattenTexts(texts, `${namespace}:`) : [];
  });

const TODAY = '2026-11-28';

const KINDS: readonly {
  name: string;
  example: RegExp;
  createRule: (language: Language) => ValidationRule<unknown>;
  key?: RegExp;
  atLeast: number;
}[] = [
  {
    name: 'telephone number',
    example: /\+\d{2}[\d\s()/-]+\d/gu,
    createRule: () => createPhoneNumberRule(),
    atLeast: 2,
  },
  {
    name: 'date of birth',
    key: /birthdate/,
    example: /\d{1,2}[./]\d{1,2}[./]\d{4}/gu,
    createRule: () => createBirthdateRule(TODAY),
    atLeast: 1,
  },
  {
    name: 'date',
    example: /\d{1,2}[./]\d{1,2}[./]\d{4}/gu,
    createRule: () => (typed) => parseDate(typed),
    atLeast: 3,
  },
  { name: 'UID', example: /CHE-[\d.]+\d/gu, createRule: () => createCompanyTaxNumberRule('CH'), atLeast: 2 },
  {
    name: 'amount',
    example: /\d[\d.,\s]*[.,]\d{2}(?!\d)/gu,
    key: /:amount/,
    createRule: (language) => createAmountRule({ currency: 'EUR', language }),
    atLeast: 1,
  },
  {
    name: 'share',
    example: /\d+[.,]\d+/gu,
    key: /:share/,
    createRule: (language) => createShareRule(1, language),
    atLeast: 2,
  },
  { name: 'e-mail address', example: /[\w.]+@[\w.]+\w/gu, createRule: () => checkEmail, atLeast: 1 },
  {
    name: 'length of a company’s tax number',
    example: /\b1\d\b(?=.*(?:Ziffern|digits|chiffres|cyfr))/gu,
    key: /:(company\.taxIdNumberHint|taxNumber\.hint)/,
    createRule: () => (length) => createCompanyTaxNumberRule('DE')('4'.repeat(Number(length))),
    atLeast: 6,
  },
  {
    name: 'length of a tax ID',
    example: /\b\d+\b/gu,
    key: /:germanTaxIdLength/,
    createRule: () => (length) => createPersonalTaxNumberRule('DE')('86095742719'.slice(0, Number(length))),
    atLeast: 1,
  },
];

describe.each(LANGUAGES)('Examples in the texts of %s', (language) => {
  it.each(KINDS)('pass the rule of a $name', ({ example, createRule, key, atLeast }) => {
    const examplesFound = listTexts(language)
      .filter(([name]) => key?.test(name) ?? true)
      .flatMap(([name, text]) => (text.match(example) ?? []).map((each) => [name, each] as const));
    expect(examplesFound.length).toBeGreaterThanOrEqual(atLeast);
    expect(examplesFound.filter(([, each]) => !createRule(language)(each).ok)).toEqual([]);
  });

  it('the examples contain telephone numbers that the portal stores unchanged', () => {
    const numbers = listTexts(language).flatMap(([, text]) => text.match(/\+\d{2}[\d\s]+\d/gu) ?? []);
    const shownNumbers = numbers.map((number) => number.replace(/\s/gu, ' '));
    expect(shownNumbers.map((number) => createPhoneNumberRule()(number))).toEqual(
      shownNumbers.map((value) => ({ ok: true, value })),
    );
  });
  it('the examples show the IBAN in a notation that the IBAN rule accepts', () => {
    const hint = listTexts(language).filter(([name]) => name === 'overview:bank.ibanHint');
    expect(hint).toHaveLength(1);
    const ibans = ['DE89370400440532013000', 'CH9300762011623852957', 'PL61109010140000071219812874'];
    for (const iban of ibans) {
      expect([iban, checkIban(iban)]).toEqual([iban, { ok: true, value: iban }]);
      expect([iban, checkIban(formatIban(iban))]).toEqual([iban, { ok: true, value: iban }]);
    }
  });
});

describe('Magic values of the simulator', () => {
  const RULES: Partial<Record<MagicValue['kind'], ValidationRule<string>>> = {
    email: checkEmail,
    iban: checkIban,
  };

  it.each(MAGIC_VALUES.filter(({ kind }) => kind in RULES))(
    'pass the validation rule of the field for which the value is meant: $value',
    (magicValue) => {
      expect(RULES[magicValue.kind]?.(magicValue.value).ok).toBe(true);
    },
  );
});

describe('Examples that a field adds to its texts', () => {
  const readExample = (checked: ValidationResult<unknown>): string =>
    checked.ok ? '' : String(parseMessage(checked.error).params.example ?? '');

  it.each(COUNTRIES)('pass the rules of a company in %s', (country) => {
    const rule = createCompanyTaxNumberRule(country);
    const examples = [rule('ABC'), rule('5133081508159')]
      .map(readExample)
      .filter((example) => example !== '');
    expect(examples).not.toEqual([]);
    expect(examples.filter((example) => !rule(example).ok)).toEqual([]);
    const register = registerNumberExample(country);
    if (register !== undefined) expect(checkRegisterNumber(register)).toEqual({ ok: true, value: register });
    if (register !== undefined && country === 'CH') expect(rule(register).ok).toBe(true);
  });
});

describe('Examples of telephone numbers', () => {
  it.each([...COUNTRIES, 'US', 'IT', ''])('pass the telephone rule of the country %j', (country) => {
    expect(createPhoneNumberRule(country)(phoneNumberExample(country)).ok).toBe(true);
  });

  it.each([
    ['DE', '0421 555012'],
    ['PL', '22 555 01 26'],
    ['FR', '01 99 00 12 34'],
    ['CH', '+49 421 555012'],
  ])(
    'examples of telephone numbers show in %s the number %s, in national notation if the country has an example',
    (country, example) => {
      expect(phoneNumberExample(country)).toBe(example);
    },
  );
});

const FORM_FIELDS: readonly UiField[] = [
  ...[createMedicalPracticeForm(TODAY), createPracticeSignatoryForm(TODAY)].flatMap(({ purposes }) =>
    purposes.flatMap(fieldsOfForm).map(({ ui }) => ui),
  ),
  ...FLEET_FORM.ui_config.config.loan_purposes.flatMap(({ steps }) => steps.flatMap(({ fields }) => fields)),
];

describe.each(LANGUAGES)('Placeholders of a lender’s form in %s', (language) => {
  const textFieldExamples = FORM_FIELDS.filter(({ component }) => component === 'text').flatMap((field) => {
    const text = typeof field.placeholder === 'object' ? field.placeholder[language] : field.placeholder;
    return text === undefined ? [] : [{ ...field, text }];
  });

  it.each(textFieldExamples)('pass the validations of $id: $text', ({ id, text, validations = [] }) => {
    for (const { type, value } of validations) {
      if (type === 'regex') expect(text).toMatch(new RegExp(String(value), 'u'));
      if (type === 'minLength') expect(text.length).toBeGreaterThanOrEqual(Number(value));
      if (type === 'maxLength') expect(text.length).toBeLessThanOrEqual(Number(value));
    }
    if (id === 'companyPostCode') expect(checkPostcode(text)).toEqual({ ok: true, value: text });
  });
});
