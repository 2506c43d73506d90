import { parseColour } from './colour';
import { darkPalette } from './dark-palette';
import { lightPalette, type Palette } from './light-palette';

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

/** The colours of both schemes, and what had to be corrected for the light one: the dark one is derived from whatever is given. */
export type PartnerTheme = { light: Palette; dark: Palette; corrections: Correction[] };

/** The portal's own colours: used without the white-label entitlement and for every unreadable field. */
export const defaultColours = {
  color_primary: '#005064',
  color_link: '#005e7b',
  color_cta_text: '#ffffff',
} as const;

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
  const text = read('color_cta_text');
  const link = read('color_link');
  const light = lightPalette({ primary, text, link });

  const unreadable = 'text below 4.5:1';
  correct({ field: 'color_primary', role: 'brand', given: primary, used: light.brand, why: unreadable });
  correct({ field: 'color_cta_text', role: 'on-brand', given: text, used: light.onBrand, why: unreadable });
  correct({
    field: 'color_primary',
    role: 'brand-ui',
    given: light.brand,
    used: light.brandUi,
    why: 'control below 4.5:1 on white',
  });
  correct({ field: 'color_link', role: 'link', given: link, used: light.link, why: 'link below 4.5:1' });

  return { light, dark: darkPalette({ primary, text, link }), corrections };
}
