import { parseColour } from './colour';
import { darkPalette } from './dark-palette';
import { lightPalette, type Palette } from './light-palette';

/** SHELL-19. Missing colours are the default's. */
export type PartnerColours = {
  color_primary?: string | null;
  color_link?: string | null;
  color_cta_text?: string | null;
};

export type Correction = {
  field: keyof PartnerColours;
  role: 'input' | 'brand' | 'on-brand' | 'brand-ui' | 'link';
  given: string;
  used: string;
  why: 'not a colour' | 'text below 4.5:1' | 'control below 4.5:1 on white' | 'link below 4.5:1';
};

/** `corrections` concern the light scheme only; the dark one is always derived. */
export type PartnerTheme = { light: Palette; dark: Palette; corrections: Correction[] };

export const defaultColours = {
  color_primary: '#005064',
  color_link: '#005e7b',
  color_cta_text: '#ffffff',
} as const;

/** Text reaches a contrast of 4.5:1 (SHELL-19, SHELL-20). The caller checks the entitlement. */
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
