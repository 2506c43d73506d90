/** Whether a record's e-mail is the user's own, whatever its case and the blanks around it (D-61). */
export function isOwnAddress(address: string | null | undefined, own: string): boolean {
  return address?.trim().toLowerCase() === own.trim().toLowerCase();
}
