import { suggesting } from './suggestion';
import { plainDashes, textRule, withoutInvisible } from './text';

/** CLA-09 */
const EXAMPLES = new Map([
  ['CH', 'CHE-123.456.788'],
  ['DE', 'HRB 12345'],
  ['PL', 'KRS 0000123456'],
]);

export function registerNumberExample(country: string): string | undefined {
  return EXAMPLES.get(country);
}

const REGISTER_NUMBER_MIN = 3;
const REGISTER_NUMBER_MAX = 30;

const characters = textRule({
  min: REGISTER_NUMBER_MIN,
  max: REGISTER_NUMBER_MAX,
  allowed: /[\p{L}\p{M}\d/\\.,\-: ]/u,
});

/** D-40. Suggests the spelling without brackets and dashes. */
export const checkRegisterNumber = suggesting(
  (typed) => characters(withoutInvisible(typed)),
  (typed) =>
    plainDashes(withoutInvisible(typed))
      .replace(/[()[\]°'’"„“”]/gu, ' ')
      .replace(/\s+/gu, ' '),
);
