/** True where a deployment hides what the credit check is about: register number, founding date and credit score (D-54). */
export function hidesCreditCheck(hiddenItems: readonly string[]): boolean {
  return hiddenItems.includes('credit_check');
}
