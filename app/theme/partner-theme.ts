import { contrast, darkenUntil, hex, hueDistance, type Lch, lch, parseColour } from './colour';

/** The three colours a partner may set (SHELL-19), as the partner call delivers them; missing ones are the default's. */
export type PartnerColours = {
  color_primary?: string | null;
  color_link?: string | null;
  color_cta_text?: string | null;
};

/** One change made to what the partner gave, for the log: which field, for which role, from what to what, and why. */
export type Correction = {
  field: keyof PartnerColours;
  role: 'input' | 'brand' | 'on-brand' | 'brand-ui' | 'link';
  given: string;
  used: string;
  why: 'not a colour' | 'text below 4.5:1' | 'control below 4.5:1 on white' | 'link below 4.5:1';
};

/** CSS variables by name (`--brand`) with plain hex values, and what had to be corrected. */
export type PartnerTheme = { variables: Record<string, string>; corrections: Correction[] };

/** The portal's own colours: used without the white-label entitlement and for every unreadable field. */
export const defaultColours = {
  color_primary: '#005064',
  color_link: '#005e7b',
  color_cta_text: '#ffffff',
} as const;

const white = '#ffffff';
const ink = '#10181c';
const readable = 4.5;
const danger = { solid: '#c02b31', edge: '#9d1c22', hover: '#a8232a', text: '#ab1f26', tint: '#fdf0ee' };

/** Lightness, share of the partner's chroma, and its cap: lightness alone decides contrast, so it never varies. */
const neutrals: [name: string, lightness: number, share: number, cap: number][] = [
  ['--n-25', 0.988, 0.05, 0.002],
  ['--n-50', 0.975, 0.05, 0.004],
  ['--n-100', 0.957, 0.06, 0.005],
  ['--n-200', 0.917, 0.08, 0.007],
  ['--n-300', 0.86, 0.1, 0.01],
  ['--n-400', 0.74, 0.15, 0.013],
  ['--n-450', 0.62, 0.2, 0.016],
  ['--n-600', 0.49, 0.25, 0.02],
  ['--n-700', 0.4, 0.28, 0.022],
  ['--n-800', 0.3, 0.3, 0.024],
  ['--n-900', 0.22, 0.3, 0.024],
];

/** Derives all colours from a partner's three, text at 4.5:1 or better (SHELL-19, SHELL-20). The caller judges the entitlement and logs. */
export function partnerTheme(colours: PartnerColours = {}): PartnerTheme {
  const corrections: Correction[] = [];
  const correct = (correction: Correction) => {
    if (correction.given !== correction.used) corrections.push(correction);
    return correction.used;
  };
  const read = (field: keyof PartnerColours) => {
    const given = colours[field];
    if (given === undefined || given === null || given.trim() === '') return defaultColours[field];
    const parsed = parseColour(given);
    return (
      parsed ?? correct({ field, role: 'input', given, used: defaultColours[field], why: 'not a colour' })
    );
  };

  const primary = read('color_primary');
  const givenText = read('color_cta_text');
  const givenLink = read('color_link');

  const { brand, onBrand } = readableFill(primary, givenText);
  correct({ field: 'color_primary', role: 'brand', given: primary, used: brand, why: 'text below 4.5:1' });
  correct({
    field: 'color_cta_text',
    role: 'on-brand',
    given: givenText,
    used: onBrand,
    why: 'text below 4.5:1',
  });

  const tone = lch(brand);
  const tint = shade(tone, 0.968, 0.2, 0.01);
  const tint2 = shade(tone, 0.925, 0.3, 0.022);
  const neutral = Object.fromEntries(
    neutrals.map(([name, l, share, cap]) => [name, shade(tone, l, share, cap)]),
  );

  const brandUi = correct({
    field: 'color_primary',
    role: 'brand-ui',
    given: brand,
    used: darkenUntil(brand, readable, white),
    why: 'control below 4.5:1 on white',
  });
  // The tints count too: ghost buttons turn to brand-tint under the pointer, and links stand on selected cards.
  const link = correct({
    field: 'color_link',
    role: 'link',
    given: givenLink,
    used: darkenUntil(givenLink, readable, neutral['--n-50'] ?? white, tint),
    why: 'link below 4.5:1',
  });

  return {
    corrections,
    variables: {
      '--n-0': white,
      ...neutral,
      '--brand': brand,
      '--on-brand': onBrand,
      ...pressedFills(brand, onBrand),
      '--brand-edge': hex({ ...tone, l: tone.l - 0.06 }),
      '--brand-ui': brandUi,
      '--brand-ink': darkenUntil(hex({ ...lch(brandUi), l: lch(brandUi).l * 0.92 }), readable, tint2),
      '--brand-line': shade(tone, 0.86, 0.5, 0.034),
      '--brand-tint': tint,
      '--brand-tint-2': tint2,
      '--link': link,
      ...ownershipFills(brandUi),
      ...dangerFills(tone),
    },
  };
}

/** A colour of the same hue at a fixed lightness, with a share of the chroma up to a cap. */
function shade(tone: Lch, l: number, share: number, cap: number): string {
  return hex({ l, c: Math.min(tone.c * share, cap), h: tone.h });
}

/** The partner's text colour if readable, else white or ink, else white on a darker fill (mid greys). */
function readableFill(primary: string, text: string): { brand: string; onBrand: string } {
  if (contrast(text, primary) >= readable) return { brand: primary, onBrand: text };
  const better = contrast(white, primary) >= contrast(ink, primary) ? white : ink;
  if (contrast(better, primary) >= readable) return { brand: primary, onBrand: better };
  return { brand: darkenUntil(primary, readable, white), onBrand: white };
}

/** Hover and pressed go darker, near black lighter; where the text would become unreadable, the other way. */
function pressedFills(brand: string, onBrand: string): Record<string, string> {
  const { l, c, h } = lch(brand);
  const darker = (by: number, keep: number) => hex({ l: l - by, c: c * keep, h });
  const lighter = (by: number) => hex({ l: l + by, c, h });
  const pick = (candidates: string[]) =>
    candidates.find((fill) => contrast(onBrand, fill) >= readable) ?? brand;
  const order = (dark: string, light: string) => (l < 0.25 ? [light, dark] : [dark, light]);
  return {
    '--brand-hover': pick(order(darker(0.045, 0.9), lighter(0.06))),
    '--brand-active': pick(order(darker(0.085, 0.8), lighter(0.1))),
  };
}

/** Three lightness steps for the persons of the ownership bar, each with its text. */
function ownershipFills(brandUi: string): Record<string, string> {
  const { l, c, h } = lch(brandUi);
  return {
    '--own-1': hex({ l: Math.min(l, 0.42), c, h }),
    '--on-own-1': white,
    '--own-2': hex({ l: 0.68, c: Math.min(c, 0.09), h }),
    '--on-own-2': hex({ l: 0.18, c: Math.min(c, 0.03), h }),
    '--own-3': hex({ l: 0.87, c: Math.min(c, 0.045), h }),
    '--on-own-3': hex({ l: 0.24, c: Math.min(c, 0.03), h }),
  };
}

/** With a red brand, destructive buttons are outlined: red must not mean two things at once. */
function dangerFills(tone: Lch): Record<string, string> {
  const redBrand = tone.c > 0.1 && hueDistance(tone.h, lch(danger.solid).h) <= 25;
  return redBrand
    ? {
        '--danger-fill': white,
        '--danger-hover': danger.tint,
        '--danger-edge': danger.solid,
        '--danger-text': danger.text,
      }
    : {
        '--danger-fill': danger.solid,
        '--danger-hover': danger.hover,
        '--danger-edge': danger.edge,
        '--danger-text': white,
      };
}
