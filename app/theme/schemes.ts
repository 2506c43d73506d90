import type { PartnerTheme } from './partner-theme';
import { variableName } from './variable-name';

/** Dark text on light grounds, or the other way round. */
export const SCHEMES = ['light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

/** Where the dark scheme holds: the device asks for it and nobody has chosen light, or dark is chosen. Paper is always light. */
export const onDarkScreens = [
  { selector: ':root:not([data-scheme="light"])', media: 'screen and (prefers-color-scheme: dark)' },
  { selector: ':root[data-scheme="dark"]', media: 'screen' },
] as const;

/** The CSS variable that holds a partner's colour for one scheme: `--dark-brand-tint-2`. */
export function schemeVariable(scheme: Scheme, token: string): string {
  return `--${scheme}-${variableName(token)}`;
}

/** A partner's colours as CSS variables, those of both schemes: the style sheet takes the ones of the scheme that holds. */
export function schemeVariables(theme: Pick<PartnerTheme, Scheme>): Record<string, string> {
  return Object.fromEntries(
    SCHEMES.flatMap((scheme) =>
      Object.entries(theme[scheme]).map(([token, colour]) => [schemeVariable(scheme, token), colour]),
    ),
  );
}
