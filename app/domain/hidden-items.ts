/** Hides register number, founding date and credit score (D-54). */
export function hidesCreditCheck(hiddenItems: readonly string[]): boolean {
  return hiddenItems.includes('credit_check');
}
