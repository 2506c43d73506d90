import {
  createPressedFill,
  darkenUntil,
  findReadableFill,
  isRed,
  type LchColour,
  READABLE_CONTRAST,
  shadeColour,
  statusColours,
  toHex,
  toLch,
  WHITE,
} from './colour';

export type BrandColours = { primary: string; text: string; link: string };

export type Palette = Readonly<ReturnType<typeof createLightPalette>>;

const { bad } = statusColours.light;
const DANGER: Readonly<Record<'solid' | 'edge' | 'hover' | 'text' | 'tint', string>> = {
  solid: bad.solid,
  edge: '#9d1c22',
  hover: '#a8232a',
  text: bad.fg,
  tint: bad.bg,
};

export function createLightPalette({ primary, text, link }: BrandColours) {
  const { brand, onBrand } = findReadableFill(primary, text);
  const tone = toLch(brand);
  const neutral = neutrals(tone);
  const brandTint = shadeColour(tone, 0.968, 0.2, 0.01);
  const brandTint2 = shadeColour(tone, 0.925, 0.3, 0.022);
  const brandUi = darkenUntil(brand, READABLE_CONTRAST, WHITE);
  const ui = toLch(brandUi);
  return {
    ...neutral,
    brand,
    onBrand,
    ...pressedFills(brand, onBrand),
    brandEdge: toHex({ ...tone, l: tone.l - 0.06 }),
    brandUi,
    brandInk: darkenUntil(toHex({ ...ui, l: ui.l * 0.92 }), READABLE_CONTRAST, brandTint2),
    brandLine: shadeColour(tone, 0.86, 0.5, 0.034),
    brandTint,
    brandTint2,
    link: darkenUntil(link, READABLE_CONTRAST, neutral.n50, brandTint),
    ...ownershipFills(ui),
    ...dangerFills(tone),
  };
}

/** Lightness alone decides contrast, so it is constant. */
function neutrals(tone: LchColour) {
  const grey = (l: number, chromaShare: number, maxChroma: number) =>
    shadeColour(tone, l, chromaShare, maxChroma);
  return {
    n0: WHITE,
    n25: grey(0.988, 0.05, 0.002),
    n50: grey(0.975, 0.05, 0.004),
    n100: grey(0.957, 0.06, 0.005),
    n200: grey(0.917, 0.08, 0.007),
    n300: grey(0.86, 0.1, 0.01),
    n400: grey(0.74, 0.15, 0.013),
    n450: grey(0.62, 0.2, 0.016),
    n600: grey(0.49, 0.25, 0.02),
    n700: grey(0.4, 0.28, 0.022),
    n900: grey(0.22, 0.3, 0.024),
  };
}

function pressedFills(brand: string, onBrand: string) {
  const { l, c, h } = toLch(brand);
  const darkenBrand = (lightnessStep: number, chromaShare: number) =>
    toHex({ l: l - lightnessStep, c: c * chromaShare, h });
  const lightenBrand = (lightnessStep: number) => toHex({ l: l + lightnessStep, c, h });
  const pick = (dark: string, light: string) =>
    createPressedFill(brand, onBrand, l < 0.25 ? [light, dark] : [dark, light]);
  return {
    brandHover: pick(darkenBrand(0.045, 0.9), lightenBrand(0.06)),
    brandActive: pick(darkenBrand(0.085, 0.8), lightenBrand(0.1)),
  };
}

function ownershipFills({ l, c, h }: LchColour) {
  return {
    own1: toHex({ l: Math.min(l, 0.42), c, h }),
    onOwn1: WHITE,
    own2: toHex({ l: 0.68, c: Math.min(c, 0.09), h }),
    onOwn2: toHex({ l: 0.18, c: Math.min(c, 0.03), h }),
    own3: toHex({ l: 0.87, c: Math.min(c, 0.045), h }),
    onOwn3: toHex({ l: 0.24, c: Math.min(c, 0.03), h }),
  };
}

function dangerFills(tone: LchColour) {
  return isRed(tone)
    ? {
        dangerFill: WHITE,
        dangerHover: DANGER.tint,
        dangerEdge: DANGER.solid,
        dangerText: DANGER.text,
      }
    : {
        dangerFill: DANGER.solid,
        dangerHover: DANGER.hover,
        dangerEdge: DANGER.edge,
        dangerText: WHITE,
      };
}
