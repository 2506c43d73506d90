import type { Rule } from './message';
import { offer, suggesting } from './suggestion';
import { plainDashes, textRule, withoutInvisible } from './text';

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

export const checkStreet = suggesting(ignoringInvisible(textRule({ max: STREET_MAX })), (typed) =>
  SHORTENED_STREET.reduce(
    (street, [long, short]) => street.replace(long, (word) => asCased(word, short)),
    typed,
  ),
);

const houseNumber = textRule({ max: HOUSE_NUMBER_MAX, allowed: /[\p{L}\p{M}\d./\\-]/u });

/**
 * `14 a` becomes `14a` (CLA-10). A space between two digits is ambiguous, so `12 1/2` is refused and `12-1/2`
 * suggested (D-87).
 */
export const checkHouseNumber = suggesting((typed) => {
  const text = withoutInvisible(typed).replace(/(?<![\d\s])\s+|\s+(?![\d\s])/gu, '');
  if (!/\s/u.test(text)) return houseNumber(text);
  const near = houseNumber(text.replace(/\s+/gu, '-'));
  return near.ok ? offer('houseNumberGap', near.value) : near;
}, respelledHouseNumber);

const FRACTIONS: Readonly<Record<string, string>> = {
  '¼': '1/4',
  '½': '1/2',
  '¾': '3/4',
  '⅓': '1/3',
  '⅔': '2/3',
};

function respelledHouseNumber(typed: string): string {
  return plainDashes(withoutInvisible(typed))
    .replace(/\s*([¼½¾⅓⅔])/gu, (_, fraction: string) => `-${FRACTIONS[fraction]}`)
    .normalize('NFKC')
    .replace(/(?<=\d)\s+(?=\d)/gu, '-')
    .trim();
}

const POSTCODE_IN_FRONT = /^(?:\p{Lu}{1,2}-)?(?:\d{4,5}|\d{2}-\d{3})\s+(?=\p{L})/u;

/** D-86 */
export const checkCity = suggesting(
  ignoringInvisible(textRule({ max: CITY_MAX, allowed: /[\p{L}\p{M} \-/\\,]/u })),
  (typed) =>
    plainDashes(withoutInvisible(typed).trim())
      .replace(POSTCODE_IN_FRONT, '')
      .replace(/\s*\(\s*([^()]*?)\s*\)(?=\s*$)/u, '/$1')
      .replace(/['’‘`´ʼ.()]/gu, ' ')
      .replace(/\s+(?=[,/])/gu, '')
      .trim(),
);

const postcode = ignoringInvisible(textRule({ max: POSTCODE_MAX, allowed: /[\p{L}\p{M}\d -]/u }));

export const checkPostcode = suggesting(postcode, (typed) => {
  const text = plainDashes(withoutInvisible(typed).trim());
  const [, code] = /^(?:\p{L}{1,2}[- ])?(\d[\d -]*\d)(?:[ ,]+\p{L}.*)?$/u.exec(text) ?? [];
  return code ?? text.replace(/[.]/gu, '');
});

function ignoringInvisible(rule: Rule<string>): Rule<string> {
  return (typed) => rule(withoutInvisible(typed));
}

function asCased(long: string, short: string): string {
  return /^\p{Lu}/u.test(long) ? short.charAt(0).toUpperCase() + short.slice(1) : short;
}

type Part = string | null | undefined;

export function addressLine(street: Part, houseNumber: Part, postcode: Part, city: Part): string {
  const join = (...parts: Part[]) => parts.filter(Boolean).join(' ');
  return [join(street, houseNumber), join(postcode, city)].filter(Boolean).join(', ');
}

/** The house number starts with a digit and ends the line: `135` of "Straße des 17. Juni 135", `14 - 16`, `12 a`. */
const STREET_AND_NUMBER =
  /^(?<street>.*?\D)[\s,]+(?<number>\d\S*(?:\s*[-–/]\s*\d\S*|\s+(?:m|lok)\.\s*\d\S*|\s+\p{L})?)$/u;

const LINE_MAX = 200;

export function splitStreet(line: string): { street: string; houseNumber: string } {
  const text = line.trim().replace(/\s+/g, ' ').slice(0, LINE_MAX);
  const { street, number } = STREET_AND_NUMBER.exec(text)?.groups ?? {};
  return street && number
    ? { street: street.trim(), houseNumber: number }
    : { street: text, houseNumber: '' };
}
