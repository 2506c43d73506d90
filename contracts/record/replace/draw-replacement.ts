import type { Faker } from '@faker-js/faker';
import { germanRegion } from 'fixtures/companies/germany';
import { composeIBAN, isValidIBAN } from 'ibantools';
import { stdnum } from 'stdnum';
import { FILE_ENDING } from './file-ending';
import type { DrawnDataKind } from './personal-data-kinds';

export const RECORDED_PASSWORD = 'Demo!2026pass';

/** @param count differs between calls, for unique values */
export function drawReplacement(kind: DrawnDataKind, text: string, faker: Faker, count: number): string {
  return DRAW_BY_KIND[kind](text, faker, count);
}

type DrawReplacement = (text: string, faker: Faker, count: number) => string;

const DRAW_BY_KIND: Readonly<Record<DrawnDataKind, DrawReplacement>> = {
  account: (text, faker) => drawIban(text.replaceAll(/\s/g, '').toUpperCase(), faker),
  'address of a file': (_, faker) => `https://files.example/${faker.string.uuid()}`,
  birthdate: (_, faker) => formatDate(faker.date.birthdate({ mode: 'year', min: 1955, max: 1998 })),
  city: (_, faker) => faker.helpers.arrayElement(TOWNS),
  company: (_, faker) =>
    `${faker.person.lastName()} ${faker.helpers.arrayElement(TRADES)} ${faker.helpers.arrayElement(COMPANY_FORMS)}`,
  date: (_, faker) => formatDate(faker.date.between({ from: '1970-01-01', to: '2019-12-31' })),
  digits: drawSameFormat,
  'e-mail': (_, faker, count) =>
    replacementAddressOf(faker.person.firstName(), faker.person.lastName(), count),
  'family name': (_, faker) => faker.person.lastName(),
  'file name': (text, _, count) => `Unterlage ${count}${FILE_ENDING.exec(text)?.[0] ?? ''}`,
  'free text': (text, faker) => drawFreeText(text, faker),
  'full name': (_, faker) => `${faker.person.firstName()} ${faker.person.lastName()}`,
  'given name': (_, faker) => faker.person.firstName(),
  'house number': (_, faker) => String(faker.number.int({ min: 1, max: 180 })),
  id: (text, faker) => (UUID.test(text) ? faker.string.uuid() : drawSameFormat(text, faker)),
  password: () => RECORDED_PASSWORD,
  phone: (text, faker) => {
    const [, code] = COUNTRY_CODE.exec(text.trim()) ?? [];
    const number = `${faker.string.numeric({ length: 3, allowLeadingZeros: false })} 555${faker.string.numeric(5)}`;
    return code === undefined ? `0${number}` : `+${code} ${number}`;
  },
  position: (_, faker) => faker.helpers.arrayElement(JOB_TITLES),
  postcode: drawSameFormat,
  'register number': (text, faker) => {
    const register = REGISTER_PREFIX.exec(text)?.[0] ?? '';
    return register + drawSameFormat(text.slice(register.length), faker);
  },
  street: (_, faker) => faker.location.street(),
  'tax number': drawTaxNumber,
  token: (text, faker) => faker.string.alphanumeric(Math.max(16, Math.min(text.length, 64))),
};

const TRADES = [
  'Anlagenbau',
  'Handel',
  'Logistik',
  'Metalltechnik',
  'Möbelwerk',
  'Textil',
  'Verpackung',
] as const;
const COMPANY_FORMS = ['GmbH', 'AG', 'KG', 'GmbH & Co. KG'] as const;
const JOB_TITLES = [
  'Geschäftsführung',
  'Prokura',
  'Vorstand',
  'Inhaberschaft',
  'Kaufmännische Leitung',
] as const;

const TOWNS = germanRegion.towns.map(([, town]) => town);

// These prefixes name court registers.
const REGISTER_PREFIX = /^\s*(HR[AB]|GnR|PR|VR)(?=[\s\d])/i;

// E.164 defines these country calling codes.
const COUNTRY_CODE = /^(?:\+|00)(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|[2-9]\d{2})/;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

const formatDate = (date: Date): string => date.toISOString().slice(0, 10);

export const replacementAddressOf = (first: string, last: string, count: number): string =>
  `${toAscii(first)}.${toAscii(last)}${count}@kunden.example`;

const toAscii = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .replaceAll(/[^a-z]/g, '');

function drawSameFormat(text: string, faker: Faker): string {
  return text.replaceAll(/[\p{L}\p{M}\p{N}]/gu, (letter, index: number) => {
    if (/\p{N}/u.test(letter))
      return faker.string.fromCharacters(index === 0 || letter !== '0' ? '23456789' : '0123456789');
    return faker.string.fromCharacters(
      /\p{Lu}/u.test(letter) ? 'ABCDEFGHJKMNPQRSTUVWXYZ' : 'abcdefghjkmnpqrstuvwxyz',
    );
  });
}

/** Keeps the country, and whether check digits are valid. */
function drawIban(iban: string, faker: Faker): string {
  if (!isValidIBAN(iban)) {
    const country = /^[A-Z]{2}/.exec(iban)?.[0] ?? '';
    return `${country}${drawSameFormat(iban.slice(country.length), faker)}`;
  }
  for (let attempt = 0; attempt < 2_000; attempt += 1) {
    const bban = iban
      .slice(4)
      .replaceAll(/\d/g, () => faker.string.numeric())
      .replaceAll(/[A-Z]/g, () => faker.string.alpha({ casing: 'upper' }));
    const candidate = composeIBAN({ countryCode: iban.slice(0, 2), bban });
    if (candidate !== null && isValidIBAN(candidate)) return candidate;
  }
  return `${iban.slice(0, 2)}00${drawSameFormat(iban.slice(4), faker)}`;
}

/** Keeps the format, and whether the check digit is valid. */
function drawTaxNumber(text: string, faker: Faker): string {
  // The library's German check also limits repeated digits.
  const isChecked = (number: string) =>
    /^[1-9]\d{10}$/.test(number) && stdnum.HR?.oib?.validate(number).isValid === true;
  if (!isChecked(text)) return drawSameFormat(text, faker);
  for (;;) {
    const start = drawSameFormat(text.slice(0, 10), faker);
    const candidate = [...'0123456789'].map((digit) => start + digit).find(isChecked);
    if (candidate !== undefined) return candidate;
  }
}

function drawFreeText(text: string, faker: Faker): string {
  const words = faker.lorem.words(Math.max(1, Math.min(40, text.split(/\s+/).length)));
  return words.charAt(0).toUpperCase() + words.slice(1);
}
