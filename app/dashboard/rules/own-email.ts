/** Ignores case and surrounding spaces (D-61). */
export function isOwnEmail(address: string | null | undefined, own: string): boolean {
  return address?.trim().toLowerCase() === own.trim().toLowerCase();
}
