const PHONE_NUMBER = /^(?=.*\d)\+[\d ()-]{8,14}$/;

/** Specification 2, section 5. */
export function isPhoneNumber(text: string): boolean {
  return PHONE_NUMBER.test(text.trim());
}
