import { callingCode, hasNoTrunk, hasTrunkZero, keepsFirstZero } from './calling-codes';
import { invalid, type Rule, valid } from './message';
import { labelPattern, plainPrint } from './printed';
import { suggesting } from './suggestion';

const PHONE_MAX = 15;
const DIGITS_MIN = 8;

const TYPED_MAX = 100;

const INTERNATIONAL = /^\+[\d ()-]*$/;

const LABEL = labelPattern(
  [
    't[eé]l[eé]phon(?:e|ique)?',
    'telefon(?:iczny|u)?',
    't[eé]l',
    'fon',
    'phone',
    'festnetz',
    'fixe?',
    'handy',
    'natel',
    'mobil(?:e|funk)?',
    'portable',
    'cell',
    'kom(?:órk[ai]|órkowy)?',
    'nummer',
    'number',
    'num[eé]ro',
    'numer',
    'n[ro]',
    'de',
    '[tmn]',
    '[☎✆📞📱]\\ufe0f?',
  ],
  '[+(\\d]',
);

/**
 * 8 digits to 15 characters (REP-03, D-88). Reads labels, `00`, `(0)` and separators, and national numbers of
 * `country` (ISO 3166-1 alpha-2). Messages: `required`, `phoneInvalid`, `phoneTooShort`, `phoneTooLong`.
 */
export function phoneNumberRule(country = ''): Rule<string> {
  return suggesting(
    (typed) => {
      if (typed.length > TYPED_MAX) {
        return INTERNATIONAL.test(typed.slice(0, TYPED_MAX))
          ? invalid('phoneTooLong', { max: PHONE_MAX })
          : invalid('phoneInvalid');
      }
      const text = asInternational(plainPrint(typed).replace(LABEL, ''), country);
      const digits = text.replace(/\D/g, '');
      if (text === '') return invalid('required');
      if (!INTERNATIONAL.test(text) || digits === '') return invalid('phoneInvalid');
      if (digits.length < DIGITS_MIN) return invalid('phoneTooShort', { min: DIGITS_MIN });
      if (text.length <= PHONE_MAX) return valid(text);
      const compact = `+${digits}`;
      return compact.length <= PHONE_MAX ? valid(compact) : invalid('phoneTooLong', { max: PHONE_MAX });
    },
    (typed) => withForgottenPlus(plainPrint(typed).replace(LABEL, ''), country),
  );
}

function asInternational(printed: string, country: string): string {
  const text = printed
    .replace(/^\((?=[+0])([+0]\d+)\)/, '$1 ')
    .replace(/^00 ?(?=[1-9])/, '+')
    .replace(/^\+ /, '+')
    .replace(/^(\+\d{1,3})[ -]*\( ?0 ?\)[ -]*/, '$1 ')
    .replace(/ ?[./·] ?/g, ' ')
    .replace(/ +/g, ' ')
    .trim();
  if (!/^[\d(]/.test(text)) return text;
  const code = callingCode(country);
  const digits = text.replace(/\D/g, '');
  if (code === undefined || /[^\d ()-]/.test(text)) return text;
  const national = nationalPart(text.replace(/[()]/g, ' ').replace(/ +/g, ' ').trim(), country);
  const isComplete =
    national !== null && (digits.startsWith('0') || !isLikeInternational(digits, code, country));
  return isComplete ? `+${code} ${national}` : text;
}

function nationalPart(text: string, country: string): string | null {
  if (text.startsWith('00')) return null;
  if (!text.startsWith('0')) return hasNoTrunk(country) ? text : null;
  if (keepsFirstZero(country)) return text;
  return hasTrunkZero(country) ? text.replace(/^0 ?/, '') : null;
}

/** Italian mobile numbers begin with 39, like the calling code, so only their length distinguishes them. */
const NATIONAL_MAX = 10;

function isLikeInternational(digits: string, code: string, country: string): boolean {
  const isNational = hasNoTrunk(country) && digits.length <= NATIONAL_MAX;
  return !isNational && digits.startsWith(code) && digits.length >= code.length + DIGITS_MIN;
}

function withForgottenPlus(text: string, country: string): string {
  const code = callingCode(country);
  return code !== undefined && isLikeInternational(text.replace(/\D/g, ''), code, country)
    ? `+${text}`
    : text;
}
