import { converter, formatHex, wcagContrast } from 'culori';

/** WCAG 2.2, 1.4.3. */
const MIN_CONTRAST_RATIO = 4.5;

const DARK_TEXT_COLOUR = '#10181c';
const toOklch = converter('oklch');

export interface BrandContrast {
  requestedColour: string;
  usedColour: string;
  ratio: number;
}

export function chooseLinkColourOnWhite(requestedColour: string): BrandContrast {
  const ratio = wcagContrast(requestedColour, '#ffffff');
  let colour = toOklch(requestedColour);
  while (colour && wcagContrast(colour, '#ffffff') < MIN_CONTRAST_RATIO && colour.l > 0) {
    colour = { ...colour, l: colour.l - 0.01 };
  }
  return {
    requestedColour,
    usedColour: ratio >= MIN_CONTRAST_RATIO || !colour ? requestedColour : formatHex(colour),
    ratio,
  };
}

/** Chooses white, or dark if white is unreadable. `ratio` is the contrast of white. */
export function chooseTextColourOnButton(colour: string): BrandContrast {
  const ratio = wcagContrast('#ffffff', colour);
  return {
    requestedColour: '#ffffff',
    usedColour: ratio >= MIN_CONTRAST_RATIO ? '#ffffff' : DARK_TEXT_COLOUR,
    ratio,
  };
}

export function formatContrastRatio(language: string, ratio: number): string {
  return ratio.toLocaleString(language, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
}
