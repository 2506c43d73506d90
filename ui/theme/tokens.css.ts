import { assignVars, createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { statusColours } from './colour';
import type { Palette } from './light-palette';
import { breakpoints, toRem } from './measures';
import { createPartnerTheme } from './partner-theme';
import { DARK_SCREEN_RULES, type Scheme, schemeVariableNameOf, toVariableName } from './schemes';

const nameOf = (_: string | null, path: readonly string[]) =>
  path
    .filter((part) => part !== 'color')
    .map(toVariableName)
    .join('-');

const defaults = createPartnerTheme();
const partner = createGlobalThemeContract(defaults.light, nameOf);

const paletteOf = (scheme: Scheme) =>
  Object.fromEntries(
    Object.entries(defaults[scheme]).map(([token, value]) => [
      token,
      `var(${schemeVariableNameOf(scheme, token)}, ${value})`,
    ]),
    // Safe cast: the entries are the palette's own.
  ) as Palette;

const inkWithOpacity = (percent: number) => `color-mix(in srgb, ${partner.n900} ${percent}%, transparent)`;
const blackWithOpacity = (percent: number) => `rgb(0 0 0 / ${percent}%)`;
const createHalo = (colour: string) => `color-mix(in srgb, ${colour} 20%, transparent)`;

const colourOf = (scheme: Scheme) => ({
  ...paletteOf(scheme),
  canvas: partner.n50,
  surface: partner.n0,
  surface2: partner.n25,
  sunken: partner.n100,
  hairline: partner.n200,
  border: partner.n300,
  borderControl: partner.n450,
  text: partner.n900,
  text2: partner.n700,
  text3: partner.n600,
  focus: partner.brandUi,
  focusHalo: createHalo(partner.brandUi),
  badHalo: createHalo(statusColours[scheme].bad.solid),
  ...statusColours[scheme],
  ...(scheme === 'light'
    ? {
        raised: partner.n0,
        raisedEdge: 'transparent',
        borderButton: partner.n300,
        scrim: inkWithOpacity(60),
        toast: partner.n900,
        onToast: partner.n0,
      }
    : {
        raised: partner.n25,
        raisedEdge: partner.n300,
        borderButton: partner.n450,
        scrim: blackWithOpacity(72),
        toast: partner.n200,
        onToast: partner.n900,
      }),
});

const shadowOf = {
  light: {
    e1: `0 1px 2px ${inkWithOpacity(5)}`,
    e2: `0 1px 2px ${inkWithOpacity(5)}, 0 6px 20px -6px ${inkWithOpacity(10)}`,
    e3: `0 2px 6px ${inkWithOpacity(6)}, 0 24px 56px -12px ${inkWithOpacity(28)}`,
    above: `0 -6px 20px -8px ${inkWithOpacity(14)}`,
  },
  dark: {
    e1: 'none',
    e2: 'none',
    e3: `0 24px 56px -12px ${blackWithOpacity(60)}`,
    above: 'none',
  },
};

const tokens = {
  color: colourOf('light'),
  space: {
    s1: '4px',
    s2: '8px',
    s3: '12px',
    s4: '16px',
    s5: '20px',
    s6: '24px',
    s7: '32px',
    s8: '40px',
    s9: '48px',
    s10: '64px',
  },
  radius: { focus: '6px', small: '8px', control: '10px', card: '14px', sheet: '18px', full: '999px' },
  size: {
    header: toRem(64),
    gutter: '24px',
    container: toRem(1120),
    narrow: toRem(680),
    side: '344px',
    controlS: '36px',
    control: '44px',
    controlL: '52px',
    bottomBar: '0px',
  },
  font: {
    sans: '"Inter Variable", "Inter Fallback", system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif',
    mono: 'ui-monospace, "SF Mono", Menlo, Consolas, monospace',
  },
  motion: {
    fast: '150ms',
    base: '200ms',
    slow: '250ms',
    easeOut: 'cubic-bezier(.2, .8, .2, 1)',
    easeInOut: 'cubic-bezier(.4, 0, .2, 1)',
  },
  z: { sticky: '10', header: '20', cookie: '30', popover: '40', modal: '50', toast: '60' },
  shadow: shadowOf.light,
};

export const vars = createGlobalThemeContract(tokens, nameOf);
createGlobalTheme(':root', vars, tokens);
globalStyle(':root', { colorScheme: 'light' });

const dark = {
  colorScheme: 'dark',
  vars: { ...assignVars(vars.color, colourOf('dark')), ...assignVars(vars.shadow, shadowOf.dark) },
};
for (const { selector, media } of DARK_SCREEN_RULES) globalStyle(selector, { '@media': { [media]: dark } });

globalStyle(':root', {
  '@media': {
    [breakpoints.narrow]: { vars: { [vars.size.header]: toRem(56), [vars.size.gutter]: '16px' } },
  },
});
