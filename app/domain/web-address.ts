/** Allows only http and https, because the address comes from other systems. */
export function webAddress(given: string | null | undefined): string | null {
  if (!given || !URL.canParse(given)) return null;
  return ['http:', 'https:'].includes(new URL(given).protocol) ? given : null;
}
