import { textRule } from './text';

/** D-40. */
const REGISTER_NUMBER_MIN = 3;
const REGISTER_NUMBER_MAX = 30;

/**
 * A commercial register number, `HRB 12345` (D-40): letters, digits and / \ . , - : with the space that everybody
 * writes between register and number.
 */
export const checkRegisterNumber = textRule({
  min: REGISTER_NUMBER_MIN,
  max: REGISTER_NUMBER_MAX,
  allowed: /[\p{L}\p{M}\d/\\.,\-: ]/u,
});
