/** A plus, then 8 or more digits, spaces, parentheses or hyphens, some of them digits; 15 characters in all. */
const PHONE_NUMBER = /^(?=.*\d)\+[\d ()-]{8,14}$/;

/** True for a telephone number with its country code, as people write it (specification 2, section 5). */
export function isPhoneNumber(text: string): boolean {
  return PHONE_NUMBER.test(text.trim());
}
