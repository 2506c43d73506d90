/** The `tel:` address of a phone number as written for people: digits and a leading plus stay. */
export function telHref(phone: string): string {
  return `tel:${phone.replace(/\(0\)/g, '').replace(/(?!^)\+|[^\d+]/g, '')}`;
}
