import {
  createPressedFill,
  findReadableFill,
  isRed,
  type LchColour,
  lightenUntil,
  parseColour,
  READABLE_CONTRAST,
  shadeColour,
  statusColours,
  toHex,
  toLch,
  WHITE,
} from './colour';
import { type BrandColours, createLightPalette, type Palette } from './light-palette';

const { bad } = statusColours.dark;
const DANGER = { solid: '#b8363b', edge: '#cf4d50', hover: '#a92e34', text: bad.fg, tint: bad.bg };

function darkPalette({ primary, text, link }: BrandColours): Palette {
  const { brand, onBrand } = findReadableFill(raiseLightness(0.5, toLch(primary)), text);
  const tone = toLch(brand);
  const neutral = neutrals(tone);
  const brandTint = shadeColour(tone, 0.255, 0.355, 0.027);
  const brandTint2 = shadeColour(tone, 0.33, 0.5, 0.045);
  const lightGrounds = [neutral.n25, brandTint, brandTint2];
  const brandUi = lightenUntil(raiseLightness(0.74, tone, 0.12), READABLE_CONTRAST, ...lightGrounds);
  return {
    ...neutral,
    brand,
    onBrand,
    ...pressedFills(brand, onBrand),
    brandEdge: toHex({ ...tone, l: tone.l + 0.08 }),
    brandUi,
    brandInk: brandUi,
    brandLine: shadeColour(tone, 0.42, 0.61, 0.051),
    brandTint,
    brandTint2,
    link: lightenUntil(raiseLightness(0.78, toLch(link), 0.11), READABLE_CONTRAST, ...lightGrounds),
    ...ownershipFills(toLch(brandUi)),
    ...dangerFills(tone, neutral.n25),
  };
}

function raiseLightness(lightness: number, { l, c, h }: LchColour, chroma = c): string {
  return toHex({ l: Math.max(l, lightness), c: Math.min(c, chroma), h });
}

function neutrals(tone: LchColour) {
  const grey = (l: number, chromaShare: number, maxChroma: number) =>
    shadeColour(tone, l, chromaShare, maxChroma);
  return {
    n0: grey(0.215, 0.17, 0.012),
    n25: grey(0.235, 0.17, 0.012),
    n50: grey(0.175, 0.16, 0.011),
    n100: grey(0.265, 0.19, 0.013),
    n200: grey(0.305, 0.185, 0.014),
    n300: grey(0.37, 0.19, 0.017),
    n400: grey(0.48, 0.2, 0.019),
    n450: grey(0.56, 0.21, 0.017),
    n600: grey(0.71, 0.2, 0.016),
    n700: grey(0.82, 0.15, 0.011),
    n900: grey(0.965, 0.07, 0.004),
  };
}

function pressedFills(brand: string, onBrand: string) {
  const tone = toLch(brand);
  const withLightnessStep = (step: number) => toHex({ ...tone, l: tone.l + step });
  return {
    brandHover: createPressedFill(brand, onBrand, [withLightnessStep(0.03), withLightnessStep(-0.03)]),
    brandActive: createPressedFill(brand, onBrand, [withLightnessStep(-0.05), withLightnessStep(0.05)]),
  };
}

function ownershipFills({ c, h }: LchColour) {
  return {
    own1: toHex({ l: 0.82, c: Math.min(c, 0.1), h }),
    onOwn1: toHex({ l: 0.2, c: Math.min(c, 0.03), h }),
    own2: toHex({ l: 0.64, c: Math.min(c, 0.09), h }),
    onOwn2: toHex({ l: 0.14, c: Math.min(c, 0.03), h }),
    own3: toHex({ l: 0.42, c: Math.min(c, 0.06), h }),
    onOwn3: WHITE,
  };
}

/** A red brand has outlined destructive buttons, because red would have two meanings. */
function dangerFills(tone: LchColour, surface: string) {
  return isRed(tone)
    ? {
        dangerFill: surface,
        dangerHover: DANGER.tint,
        dangerEdge: DANGER.edge,
        dangerText: DANGER.text,
      }
    : {
        dangerFill: DANGER.solid,
        dangerHover: DANGER.hover,
        dangerEdge: DANGER.edge,
        dangerText: WHITE,
      };
}

/** SHELL-19. The default colours replace missing ones. */
type PartnerColours = {
  color_primary?: string | null;
  color_link?: string | null;
  color_cta_text?: string | null;
};

type Correction = {
  field: keyof PartnerColours;
  role: 'input' | 'brand' | 'on-brand' | 'brand-ui' | 'link';
  given: string;
  used: string;
  why: 'not a colour' | 'text below 4.5:1' | 'control below 4.5:1 on white' | 'link below 4.5:1';
};

/** `corrections` concern the light scheme; the dark scheme is always derived. */
export type PartnerTheme = { light: Palette; dark: Palette; corrections: Correction[] };

const defaultColours = {
  color_primary: '#005064',
  color_link: '#005e7b',
  color_cta_text: '#ffffff',
} as const;

/** Text reaches a contrast of 4.5:1 (SHELL-19). The caller checks the entitlement. */
export function createPartnerTheme(colours: PartnerColours = {}): PartnerTheme {
  const corrections: Correction[] = [];
  const recordCorrection = (correction: Correction) => {
    if (correction.given !== correction.used) corrections.push(correction);
    return correction.used;
  };
  const readColour = (field: keyof PartnerColours) => {
    const given = colours[field];
    if (given === undefined || given === null || given.trim() === '') return defaultColours[field];
    const parsed = parseColour(given);
    return (
      parsed ??
      recordCorrection({ field, role: 'input', given, used: defaultColours[field], why: 'not a colour' })
    );
  };

  const primary = readColour('color_primary');
  const text = readColour('color_cta_text');
  const link = readColour('color_link');
  const light = createLightPalette({ primary, text, link });

  const unreadableReason = 'text below 4.5:1';
  recordCorrection({
    field: 'color_primary',
    role: 'brand',
    given: primary,
    used: light.brand,
    why: unreadableReason,
  });
  recordCorrection({
    field: 'color_cta_text',
    role: 'on-brand',
    given: text,
    used: light.onBrand,
    why: unreadableReason,
  });
  recordCorrection({
    field: 'color_primary',
    role: 'brand-ui',
    given: light.brand,
    used: light.brandUi,
    why: 'control below 4.5:1 on white',
  });
  recordCorrection({
    field: 'color_link',
    role: 'link',
    given: link,
    used: light.link,
    why: 'link below 4.5:1',
  });

  return { light, dark: darkPalette({ primary, text, link }), corrections };
}
