import { expect, it } from 'vitest';
import { createErrorTitle } from './form-contexts';

it.each([
  ['Anmelden · Lindhof Bank', true, 'Fehler: Anmelden · Lindhof Bank'],
  ['Fehler: Anmelden · Lindhof Bank', true, 'Fehler: Anmelden · Lindhof Bank'],
  ['Fehler: Anmelden · Lindhof Bank', false, 'Anmelden · Lindhof Bank'],
  ['Anmelden · Lindhof Bank', false, 'Anmelden · Lindhof Bank'],
  ['', true, 'Fehler:'],
  ['Fehler:', true, 'Fehler:'],
  ['Fehler:', false, ''],
])('createErrorTitle for the title "%s" (page has errors: %s) returns "%s"', (title, active, expected) => {
  expect(createErrorTitle(title, 'Fehler:', active)).toBe(expected);
});
