import type { Rule } from './checked';
import { textRule, withoutInvisible } from './text';

/** Limits of an address (CLA-10). Letters are of any language, with their accents. */
const STREET_MAX = 30;
const HOUSE_NUMBER_MAX = 10;
const CITY_MAX = 30;
const POSTCODE_MAX = 8;

export const checkStreet = textRule({ max: STREET_MAX });

/** `14 a` is stored as `14a`: spaces are no part of a house number (CLA-10), and no reason to stop anybody either. */
export const checkHouseNumber = withoutSpaces(
  textRule({ max: HOUSE_NUMBER_MAX, allowed: /[\p{L}\p{M}\d./\\-]/u }),
);

export const checkCity = textRule({ max: CITY_MAX, allowed: /[\p{L}\p{M} \-/\\,]/u });

const postcode = textRule({ max: POSTCODE_MAX, allowed: /[\p{L}\p{M}\d -]/u });
export const checkPostcode: Rule<string> = (typed) => postcode(withoutInvisible(typed));

function withoutSpaces(rule: Rule<string>): Rule<string> {
  return (typed) => rule(withoutInvisible(typed).replace(/\s+/gu, ''));
}

type Part = string | null | undefined;

/** An address in one line, without what is not known of it: `Marktstraße 4, 20095 Hamburg`. */
export function addressLine(street: Part, houseNumber: Part, postcode: Part, city: Part): string {
  const join = (...parts: Part[]) => parts.filter(Boolean).join(' ');
  return [join(street, houseNumber), join(postcode, city)].filter(Boolean).join(', ');
}
