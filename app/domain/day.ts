/** Formats that days are written with, by time zone: to make one takes longer than to use it, and a page asks for several days. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** The calendar day, YYYY-MM-DD, that an instant falls on in a time zone. */
export function dayIn(timeZone: string, instant: Date): string {
  return formatOf(timeZone).format(instant);
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  // Swedes write their days as ISO 8601 does.
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, ...parts });
  formats.set(timeZone, format);
  return format;
}
