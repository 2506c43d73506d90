import { converter, formatHex, wcagContrast } from 'culori';

/** Text and narrow lines are read from this ratio on (WCAG 2.2, 1.4.3). */
const READABLE = 4.5;

const DARK = '#10181c';
const toOklch = converter('oklch');

/** A colour as somebody gives it, and how it is shown where it could not be read. */
export interface Shown {
  given: string;
  used: string;
  /** Of what was given. */
  ratio: number;
}

/** The colour as text or line on white: darker until it can be read, in its own hue. */
export function onWhite(given: string): Shown {
  const ratio = wcagContrast(given, '#ffffff');
  let colour = toOklch(given);
  while (colour && wcagContrast(colour, '#ffffff') < READABLE && colour.l > 0) {
    colour = { ...colour, l: colour.l - 0.01 };
  }
  return { given, used: ratio >= READABLE || !colour ? given : formatHex(colour), ratio };
}

/** The text of a button in the colour: white, or dark where white could not be read. `ratio` is that of white. */
export function onButton(colour: string): Shown {
  const ratio = wcagContrast('#ffffff', colour);
  return { given: '#ffffff', used: ratio >= READABLE ? '#ffffff' : DARK, ratio };
}

/** A ratio as people write it. */
export function ratioIn(language: string, ratio: number): string {
  return ratio.toLocaleString(language, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
}
