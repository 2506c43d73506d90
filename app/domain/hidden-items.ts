/** D-54 */
export function hidesCreditCheck(hiddenItems: readonly string[]): boolean {
  return hiddenItems.includes('credit_check');
}
