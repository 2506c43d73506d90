import { createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { breakpoints } from './breakpoints';
import { partnerTheme } from './partner-theme';

/** A variable's name: `--brand-tint-2` for `color.brandTint2`, all but colours with their group before it. */
const nameOf = (_: string | null, path: readonly string[]) =>
  path
    .filter((part) => part !== 'color')
    .map((part) => part.replace(/[A-Z]|\d+/g, '-$&').toLowerCase())
    .join('-');

const { variables } = partnerTheme();
/** The default theme's value of a partner-derived variable; a name partnerTheme() does not make is a build error. */
const derived = (name: string) => {
  const value = variables[`--${name}`];
  if (value === undefined) throw new Error(`partnerTheme() makes no --${name}`);
  return value;
};
/** Colours derived from the partner's: root's style overrides these, the default theme's. */
const palette = {
  n0: derived('n-0'),
  n25: derived('n-25'),
  n50: derived('n-50'),
  n100: derived('n-100'),
  n200: derived('n-200'),
  n300: derived('n-300'),
  n400: derived('n-400'),
  n450: derived('n-450'),
  n600: derived('n-600'),
  n700: derived('n-700'),
  n800: derived('n-800'),
  n900: derived('n-900'),
  brand: derived('brand'),
  onBrand: derived('on-brand'),
  brandHover: derived('brand-hover'),
  brandActive: derived('brand-active'),
  brandEdge: derived('brand-edge'),
  brandUi: derived('brand-ui'),
  brandInk: derived('brand-ink'),
  brandLine: derived('brand-line'),
  brandTint: derived('brand-tint'),
  brandTint2: derived('brand-tint-2'),
  link: derived('link'),
  dangerFill: derived('danger-fill'),
  dangerHover: derived('danger-hover'),
  dangerEdge: derived('danger-edge'),
  dangerText: derived('danger-text'),
  own1: derived('own-1'),
  onOwn1: derived('on-own-1'),
  own2: derived('own-2'),
  onOwn2: derived('on-own-2'),
  own3: derived('own-3'),
  onOwn3: derived('on-own-3'),
};
const partner = createGlobalThemeContract(palette, nameOf);

const inkAt = (percent: number) => `color-mix(in srgb, ${partner.n900} ${percent}%, transparent)`;
const haloOf = (colour: string) => `color-mix(in srgb, ${colour} 20%, transparent)`;

const tokens = {
  color: {
    ...palette,
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
    focusHalo: haloOf(partner.brandUi),
    badHalo: haloOf('#c02b31'),
    ok: { fg: '#106c3e', solid: '#0b7643', bg: '#e9f7ed', line: '#b5dfc2' },
    warn: { fg: '#7d4e05', solid: '#b26f04', bg: '#fdf3df', line: '#efd39b' },
    bad: { fg: '#ab1f26', solid: '#c02b31', bg: '#fdf0ee', line: '#f2c4be' },
    info: { fg: '#245898', solid: '#2f69b3', bg: '#edf4fd', line: '#c3d8f4' },
    sign: { fg: '#6240a2', solid: '#7450b8', bg: '#f4f1fd', line: '#d9cff4' },
  },
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
    header: '64px',
    gutter: '24px',
    container: '1120px',
    narrow: '680px',
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
  shadow: {
    e1: `0 1px 2px ${inkAt(5)}`,
    e2: `0 1px 2px ${inkAt(5)}, 0 6px 20px -6px ${inkAt(10)}`,
    e3: `0 2px 6px ${inkAt(6)}, 0 24px 56px -12px ${inkAt(28)}`,
  },
};

/** Design tokens as CSS variables with stable names. */
export const vars = createGlobalThemeContract(tokens, nameOf);
createGlobalTheme(':root', vars, tokens);

globalStyle(':root', {
  '@media': {
    [breakpoints.narrow]: { vars: { [vars.size.header]: '56px', [vars.size.gutter]: '16px' } },
  },
});
