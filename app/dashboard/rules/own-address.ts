/** Ignores case and surrounding spaces (D-61). */
export function isOwnAddress(address: string | null | undefined, own: string): boolean {
  return address?.trim().toLowerCase() === own.trim().toLowerCase();
}
