import { invalid, type Rule, valid } from './checked';
import { withoutInvisible } from './text';

/** Characters of a telephone number with its plus, and how many of them follow the plus at least (REP-03, APPT). */
const PHONE_MAX = 15;
const AFTER_PLUS_MIN = 8;

const INTERNATIONAL = /^\+[\d ()-]*$/;

/** A telephone number with country code, 8 digits to 15 characters, as typed. Messages: `required`, `phoneInvalid`, `phoneTooShort`, `phoneTooLong`. */
export const checkPhoneNumber: Rule<string> = (typed) => {
  const text = withoutInvisible(typed)
    .normalize('NFKC')
    .replace(/[‐‑–−]/gu, '-')
    .trim();
  if (text === '') return invalid('required');
  if (!INTERNATIONAL.test(text.slice(0, PHONE_MAX + 1)) || !/\d/.test(text)) return invalid('phoneInvalid');
  if (text.length > PHONE_MAX) return invalid('phoneTooLong', { max: PHONE_MAX });
  return text.length > AFTER_PLUS_MIN ? valid(text) : invalid('phoneTooShort', { min: AFTER_PLUS_MIN });
};
