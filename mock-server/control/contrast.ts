import { converter, formatHex, wcagContrast } from 'culori';

/** WCAG 2.2, 1.4.3. */
const MIN_CONTRAST_RATIO = 4.5;

const DARK_TEXT_COLOUR = '#10181c';
const toOklch = converter('oklch');

export interface BrandContrast {
  given: string;
  used: string;
  ratio: number;
}

export function chooseLinkColourOnWhite(given: string): BrandContrast {
  const ratio = wcagContrast(given, '#ffffff');
  let colour = toOklch(given);
  while (colour && wcagContrast(colour, '#ffffff') < MIN_CONTRAST_RATIO && colour.l > 0) {
    colour = { ...colour, l: colour.l - 0.01 };
  }
  return { given, used: ratio >= MIN_CONTRAST_RATIO || !colour ? given : formatHex(colour), ratio };
}

/** Chooses white, or dark if white is unreadable. `ratio` is the contrast of white. */
export function chooseTextColourOnButton(colour: string): BrandContrast {
  const ratio = wcagContrast('#ffffff', colour);
  return { given: '#ffffff', used: ratio >= MIN_CONTRAST_RATIO ? '#ffffff' : DARK_TEXT_COLOUR, ratio };
}

export function formatContrastRatio(language: string, ratio: number): string {
  return ratio.toLocaleString(language, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
}
