import { withSuggestion } from './suggestion';
import { createTextRule, removeInvisible, replaceDashes } from './text';

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

const characters = createTextRule({
  min: REGISTER_NUMBER_MIN,
  max: REGISTER_NUMBER_MAX,
  allowedCharacter: /[\p{L}\p{M}\d/\\.,\-: ]/u,
});

/** D-40. Suggests the spelling without brackets and quotes. */
export const checkRegisterNumber = withSuggestion(
  (typed) => characters(removeInvisible(typed)),
  (typed) =>
    replaceDashes(removeInvisible(typed))
      .replace(/[()[\]°'’"„“”]/gu, ' ')
      .replace(/\s+/gu, ' '),
);
