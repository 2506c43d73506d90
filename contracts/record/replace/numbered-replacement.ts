import { RECORDED_PASSWORD } from './draw-replacement';
import { FILE_ENDING } from './file-ending';
import type { DrawnDataKind } from './personal-data-kinds';

export function createNumberedReplacement(kind: DrawnDataKind, text: string, number: number): string {
  return NUMBERED_REPLACEMENTS[kind](number, text);
}

const createSixDigits = (number: number): string => String(100_000 + number);

const dateInYear = (year: number, number: number): string =>
  `${year + (number % 100)}-01-${String((number % 28) + 1).padStart(2, '0')}`;

const NUMBERED_REPLACEMENTS: Readonly<Record<DrawnDataKind, (number: number, text: string) => string>> = {
  account: (number, text) => `${/^[A-Z]{2}/.exec(text)?.[0] ?? 'DE'}00${String(number).padStart(18, '0')}`,
  'address of a file': (number) => `https://address.invalid/${number}`,
  birthdate: (number) => dateInYear(1900, number),
  city: (number) => `Ort ${number}`,
  company: (number) => `Firma ${number}`,
  date: (number) => dateInYear(1970, number),
  digits: createSixDigits,
  'e-mail': (number) => `e${number}@address.invalid`,
  'family name': (number) => `Name ${number}`,
  'file name': (number, text) => `Datei ${number}${FILE_ENDING.exec(text)?.[0] ?? ''}`,
  'free text': (number) => `Text ${number}`,
  'full name': (number) => `Name ${number}`,
  'given name': (number) => `Name ${number}`,
  'house number': (number) => String(number),
  id: (number, text) => (/^\d+$/.test(text) ? createSixDigits(number) : `id-${number}`),
  password: () => RECORDED_PASSWORD,
  phone: (number) => `+49 555 ${createSixDigits(number)}`,
  position: (number) => `Position ${number}`,
  postcode: createSixDigits,
  'register number': createSixDigits,
  street: (number) => `Straße ${number}`,
  'tax number': createSixDigits,
  token: (number) => `token-${String(number).padStart(16, '0')}`,
};
