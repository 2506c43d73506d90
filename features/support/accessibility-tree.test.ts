import { describe, expect, it } from 'vitest';
import { removeVaryingParts } from './accessibility-tree';

const lines = (...all: string[]) => all.join('\n');

describe('removeVaryingParts (from the accessibility tree of a page)', () => {
  it('removes link targets, which contain IDs of the sandbox', () => {
    const snapshot = lines(
      '- main:',
      '  - link "Ansehen":',
      '    - /url: /dashboard/applications/8f3c',
      '  - list:',
      '    - listitem',
    );
    expect(removeVaryingParts(snapshot)).toBe(
      lines('- main:', '  - link "Ansehen"', '  - list:', '    - listitem'),
    );
  });

  it('removes the contents of the footer, but keeps the footer and everything after it', () => {
    const snapshot = lines(
      '- main',
      '- contentinfo:',
      '  - text: Bank',
      '- complementary "Hilfe":',
      '  - list',
    );
    expect(removeVaryingParts(snapshot)).toBe(
      lines('- main', '- contentinfo', '- complementary "Hilfe":', '  - list'),
    );
  });

  it('removes toasts, which disappear after seconds', () => {
    const snapshot = lines('- banner', '- region "Meldungen":', '  - list:', '    - listitem', '- main');
    expect(removeVaryingParts(snapshot)).toBe(lines('- banner', '- main'));
  });

  it('replaces browser and times of a session', () => {
    const snapshot = lines(
      '- paragraph: Unbekannter Browser auf Linux',
      '- paragraph: Angemeldet seit 29. November 2026 um 10:47 UTC',
    );
    expect(removeVaryingParts(snapshot)).toBe(
      lines('- paragraph: this browser', '- paragraph: Angemeldet seit just now'),
    );
  });

  it('keeps the chosen option and the number of options of a long list', () => {
    const options = (count: number) => Array.from({ length: count }, (_, index) => `  - option "${index}"`);
    const longList = lines(
      '- combobox "Land":',
      ...options(40),
      '  - option "DE" [selected]',
      '- button "Weiter"',
    );
    expect(removeVaryingParts(longList)).toBe(
      lines(
        '- combobox "Land":',
        '  - text: one of 41 options',
        '  - option "DE" [selected]',
        '- button "Weiter"',
      ),
    );
    const shortList = lines('- combobox "Land":', ...options(5));
    expect(removeVaryingParts(shortList)).toBe(shortList);
  });
});
