const HEADER_BYTES = 24;

/** Estimates high. Strings count two bytes a character. */
export function sizeInBytes(value: unknown): number {
  if (typeof value === 'string') return HEADER_BYTES + 2 * value.length;
  if (typeof value !== 'object' || value === null) return 8;
  let bytes = HEADER_BYTES;
  // `Object.keys` would allocate a list. Plain JSON inherits no members.
  for (const name in value) bytes += 8 + sizeInBytes((value as Record<string, unknown>)[name]);
  return bytes;
}
