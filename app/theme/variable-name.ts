/** A token's name as a CSS variable's, without the dashes before it: `brand-tint-2` of `brandTint2`, `n-25` of `n25`. */
export function variableName(token: string): string {
  return token.replace(/[A-Z]|\d+/g, '-$&').toLowerCase();
}
