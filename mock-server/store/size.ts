/** Memory of every value besides its content: a header, and the slot that points to it. */
const HEADER_BYTES = 24;

/**
 * Estimates, a little high, how many bytes a value of plain JSON takes in memory. Strings count two bytes a character, as they do as soon as
 * one of them is outside of Latin-1.
 */
export function sizeOf(value: unknown): number {
  if (typeof value === 'string') return HEADER_BYTES + 2 * value.length;
  if (typeof value !== 'object' || value === null) return 8;
  let bytes = HEADER_BYTES;
  for (const member of Object.values(value)) bytes += 8 + sizeOf(member);
  return bytes;
}
