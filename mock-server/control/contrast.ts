import { converter, formatHex, wcagContrast } from 'culori';

/** WCAG 2.2, 1.4.3. */
const READABLE = 4.5;

const DARK = '#10181c';
const toOklch = converter('oklch');

export interface Shown {
  given: string;
  used: string;
  ratio: number;
}

export function onWhite(given: string): Shown {
  const ratio = wcagContrast(given, '#ffffff');
  let colour = toOklch(given);
  while (colour && wcagContrast(colour, '#ffffff') < READABLE && colour.l > 0) {
    colour = { ...colour, l: colour.l - 0.01 };
  }
  return { given, used: ratio >= READABLE || !colour ? given : formatHex(colour), ratio };
}

/** White, or dark if white is unreadable. `ratio` is the contrast of white. */
export function onButton(colour: string): Shown {
  const ratio = wcagContrast('#ffffff', colour);
  return { given: '#ffffff', used: ratio >= READABLE ? '#ffffff' : DARK, ratio };
}

export function ratioIn(language: string, ratio: number): string {
  return ratio.toLocaleString(language, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
}
