import type { PartnerTheme } from './partner-theme';

/** Returns `brand-tint-2` for `brandTint2`, `n-25` for `n25`. */
export function toVariableName(token: string): string {
  return token.replace(/[A-Z]|\d+/g, '-$&').toLowerCase();
}

export const SCHEMES = ['light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

/** Printing always uses the light scheme. */
export const DARK_SCREEN_RULES = [
  { selector: ':root:not([data-scheme="light"])', media: 'screen and (prefers-color-scheme: dark)' },
  { selector: ':root[data-scheme="dark"]', media: 'screen' },
] as const;

export function schemeVariableNameOf(scheme: Scheme, token: string): string {
  return `--${scheme}-${toVariableName(token)}`;
}

/** Contains both schemes; the style sheet selects one. */
export function createSchemeVariables(theme: Pick<PartnerTheme, Scheme>): Record<string, string> {
  return Object.fromEntries(
    SCHEMES.flatMap((scheme) =>
      Object.entries(theme[scheme]).map(([token, colour]) => [schemeVariableNameOf(scheme, token), colour]),
    ),
  );
}
