const formats = new Map<string, Intl.DateTimeFormat>();

export function dayIn(timeZone: string, instant: Date): string {
  return formatOf(timeZone).format(instant);
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const cached = formats.get(timeZone);
  if (cached !== undefined) return cached;
  // Swedish dates have the ISO 8601 format.
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, ...parts });
  formats.set(timeZone, format);
  return format;
}
