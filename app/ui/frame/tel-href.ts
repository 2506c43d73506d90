export function telHref(phone: string): string {
  return `tel:${phone.replace(/\(0\)/g, '').replace(/(?!^)\+|[^\d+]/g, '')}`;
}
