/** `brand-tint-2` for `brandTint2`, `n-25` for `n25`. */
export function variableName(token: string): string {
  return token.replace(/[A-Z]|\d+/g, '-$&').toLowerCase();
}
