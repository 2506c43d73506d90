import type { ValidationRule } from './message';
import { invalidWithSuggestion, withSuggestion } from './suggestion';
import { createTextRule, removeInvisible, replaceDashes } from './text';

const STREET_MAX = 30;
const HOUSE_NUMBER_MAX = 10;
const CITY_MAX = 30;
const POSTCODE_MAX = 8;

const SHORTENED_STREET: readonly (readonly [RegExp, string])[] = [
  [/stra(?:ß|ss)e(?!\p{L})/giu, 'str.'],
  [/(?<!\p{L})avenue(?!\p{L})/giu, 'av.'],
  [/(?<!\p{L})boulevard(?!\p{L})/giu, 'bd'],
  [/(?<!\p{L})ulica(?!\p{L})/giu, 'ul.'],
  [/(?<!\p{L})aleja(?!\p{L})/giu, 'al.'],
];

export const checkStreet = withSuggestion(ignoringInvisible(createTextRule({ max: STREET_MAX })), (typed) =>
  SHORTENED_STREET.reduce(
    (street, [longForm, shortForm]) => street.replace(longForm, (word) => matchCase(word, shortForm)),
    typed,
  ),
);

const houseNumber = createTextRule({ max: HOUSE_NUMBER_MAX, allowedCharacter: /[\p{L}\p{M}\d./\\-]/u });

/** CLA-10, D-87. Changes `14 a` to `14a`. Refuses the ambiguous `12 1/2` and suggests `12-1/2`. */
export const checkHouseNumber = withSuggestion((typed) => {
  const text = removeInvisible(typed).replace(/(?<![\d\s])\s+|\s+(?![\d\s])/gu, '');
  if (!/\s/u.test(text)) return houseNumber(text);
  const joinedNumber = houseNumber(text.replace(/\s+/gu, '-'));
  return joinedNumber.ok ? invalidWithSuggestion('houseNumberGap', joinedNumber.value) : joinedNumber;
}, respelledHouseNumber);

const NUMBER_LABEL = /^(?:haus)?(?:n[ro]?|num(?:mer|ber|ero)?)?[.º°#:\s]*(?=\d)/iu;

function respelledHouseNumber(typed: string): string {
  return replaceDashes(removeInvisible(typed))
    .replace(/\s*(\p{No})/gu, (_, fractionSign: string) =>
      separateSmallDigits(fractionSign.normalize('NFKC')),
    )
    .replace(/^-(?=\d)/u, '')
    .replace(/\s*[()[\]"'’‘´`]\s*/gu, ' ')
    .normalize('NFKC')
    .replaceAll('\u2044', '/')
    .replace(NUMBER_LABEL, '')
    .replace(/~/gu, '-')
    .replace(/\s*[+&,;:|](?:\s*(?=[\p{L}\d]))/gu, '/')
    .trim()
    .replace(/(?<=\d)\s+(?=\d)/gu, '-');
}

/** Writes `½` as `-1/2`, and `²`, the second of several entrances, as `/2`. */
const separateSmallDigits = (fractionSign: string) =>
  fractionSign.includes('\u2044') ? `-${fractionSign}` : `/${fractionSign}`;

const POSTCODE_IN_FRONT = /^(?:\p{Lu}{1,2}-)?(?:\d{4,5}|\d{2}-\d{3})\s+(?=\p{L})/u;

/** Matches `3. Bezirk`, `Kreis 7`, `7e Arrondissement`, and `07` behind a city. */
const DISTRICT =
  /(?:(?<!\p{L})(?:bezirk|kreis|arrondissement|arr\.?|district|dzielnica|sector|sektor)[\s-]*)?(?<![\p{L}\d])\p{L}{0,2}-?\d[\p{L}\d.ªº-]*(?:\s*(?<![\p{L}])(?:(?:è?me|er|re|e|st|nd|rd|th)\s+)?(?:bezirk|arrondissement|arr\.?|district|dzielnica|kerület|stadtbezirk)(?!\p{L}))?/giu;

/** D-86: suggests an accepted spelling. */
export const checkCity = withSuggestion(
  ignoringInvisible(createTextRule({ max: CITY_MAX, allowedCharacter: /[\p{L}\p{M} \-/\\,]/u })),
  (typed) =>
    replaceDashes(removeInvisible(typed).trim())
      .replace(POSTCODE_IN_FRONT, '')
      .replace(DISTRICT, ' ')
      .replace(/\s*[([]\s*([^()[\]]*?)\s*[)\]](?=\s*$)/u, '/$1')
      .replace(/\.(?=[-,/])/gu, '')
      .replace(/['’‘`´ʼ.()[\]]/gu, ' ')
      .replace(/^[\s,/-]+|[\s,/-]+$/gu, '')
      .replace(/\s+(?=[,/])/gu, ''),
);

const postcode = ignoringInvisible(
  createTextRule({ max: POSTCODE_MAX, allowedCharacter: /[\p{L}\p{M}\d -]/u }),
);

export const checkPostcode = withSuggestion(postcode, (typed) => {
  const text = replaceDashes(removeInvisible(typed).trim());
  const [, code] = /^(?:\p{L}{1,2}[- ])?(\d[\d -]*\d)(?:[ ,]+\p{L}.*)?$/u.exec(text) ?? [];
  return code ?? text.replace(/[.]/gu, '');
});

function ignoringInvisible(rule: ValidationRule<string>): ValidationRule<string> {
  return (typed) => rule(removeInvisible(typed));
}

function matchCase(longForm: string, shortForm: string): string {
  return /^\p{Lu}/u.test(longForm) ? shortForm.charAt(0).toUpperCase() + shortForm.slice(1) : shortForm;
}

type AddressPart = string | null | undefined;

export function formatAddressLine(
  street: AddressPart,
  houseNumber: AddressPart,
  postcode: AddressPart,
  city: AddressPart,
): string {
  const join = (...parts: AddressPart[]) => parts.filter(Boolean).join(' ');
  return [join(street, houseNumber), join(postcode, city)].filter(Boolean).join(', ');
}

const HOUSE_NUMBER = String.raw`\d\S*(?:\s*[-–/+&]\s*\d\S*|\s+\d+/\d+|\s+\p{No}|\s+(?:m|lok)\.\s*\d\S*|\s+(?:bis|ter|quater|\p{L})(?:\s*[-–/+]\s*\p{L})?)?`;

/** Finds `135` in "Straße des 17. Juni 135", and `12` in "C4, 12". */
const NUMBER_LAST = new RegExp(
  String.raw`^(?<street>.*?[^\d\s,]|.+(?=,)|\p{L}\s?\d{1,2})(?:\s*,\s*|\s+)(?<number>${HOUSE_NUMBER})$`,
  'u',
);

/** Matches `12 bis, rue Verte`, `221B Baker Street`. */
const NUMBER_FIRST =
  /^(?<number>\d+(?:\s?[-–/]\s?\d+)?(?:\s?(?:bis|ter|quater|\p{L}(?=[\s,])))?)(?:\s*,\s*(?<street>\p{L}.*)|\s+(?<streetOrName>\p{L}.*))$/iu;
const STREET_TYPE =
  /(?<!\p{L})(?:rue|avenue|av|boulevard|bd|bld|place|pl|chemin|ch|route|rte|allée|impasse|quai|cours|square|passage|sentier|ruelle|faubourg|esplanade|promenade|villa|cité|clos|montée|street|st|road|rd|lane|ln|drive|way|close|court|crescent|terrace|gardens|hill|mews)(?!\p{L})/iu;

/** "Rue du 8 Mai 1945" has no house number. */
const ENDS_IN_DATE = /\d\.? \p{L}+ 1[89]\d\d$/u;

const MAX_LINE_CHARACTERS = 200;

export function splitStreet(line: string): { street: string; houseNumber: string } {
  const text = line
    .trim()
    .replace(/(?<=\p{L}{2}\.)(?=\d)|\s+/gu, ' ')
    .slice(0, MAX_LINE_CHARACTERS);
  const first = NUMBER_FIRST.exec(text)?.groups ?? {};
  if (first.number && (first.street ?? (STREET_TYPE.test(first.streetOrName ?? '') && first.streetOrName)))
    return { street: (first.street ?? first.streetOrName ?? '').trim(), houseNumber: first.number };
  const { street, number } = (!ENDS_IN_DATE.test(text) && NUMBER_LAST.exec(text)?.groups) || {};
  if (!street || !number) return { street: text, houseNumber: '' };
  const streetName = street
    .replace(/[\s,]+(?:haus)?(?:nr|no|n[°º]|numer|nummer)\.?$/iu, '')
    .replace(/[\s,]+$/u, '');
  return { street: streetName, houseNumber: number };
}
