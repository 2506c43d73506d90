import { plainDashes } from './printed';
import { suggesting } from './suggestion';
import { textRule, withoutInvisible } from './text';

/** How a register number looks, by country (CLA-09). */
const EXAMPLES = new Map([
  ['CH', 'CHE-123.456.788'],
  ['DE', 'HRB 12345'],
  ['PL', 'KRS 0000123456'],
]);

/** A register number to show as an example (CLA-09); undefined for a country whose numbers nobody has looked up. */
export function registerNumberExample(country: string): string | undefined {
  return EXAMPLES.get(country);
}

/** D-40. */
const REGISTER_NUMBER_MIN = 3;
const REGISTER_NUMBER_MAX = 30;

const characters = textRule({
  min: REGISTER_NUMBER_MIN,
  max: REGISTER_NUMBER_MAX,
  allowed: /[\p{L}\p{M}\d/\\.,\-: ]/u,
});

/**
 * A commercial register number, `HRB 12345` (D-40): letters, digits and / \ . , - : with the space between register and number.
 * Brackets and dashes are refused, and the spelling without them offered.
 */
export const checkRegisterNumber = suggesting(
  (typed) => characters(withoutInvisible(typed)),
  (typed) =>
    plainDashes(withoutInvisible(typed))
      .replace(/[()[\]°'’"„“”]/gu, ' ')
      .replace(/\s+/gu, ' '),
);
