/** The address as it was given, if it is one of the web; else null. Only these schemes become links: what names them is data from elsewhere. */
export function webAddress(given: string | null | undefined): string | null {
  if (!given || !URL.canParse(given)) return null;
  return ['http:', 'https:'].includes(new URL(given).protocol) ? given : null;
}
