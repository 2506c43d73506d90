import { describe, expect, it } from 'vitest';
import { tidy } from './accessibility-tree';

const lines = (...all: string[]) => all.join('\n');

describe('the accessibility tree that is kept', () => {
  it('has no targets of links: ids of a world are in them', () => {
    const snapshot = lines(
      '- main:',
      '  - link "Ansehen":',
      '    - /url: /dashboard/applications/8f3c',
      '  - list:',
      '    - listitem',
    );
    expect(tidy(snapshot)).toBe(lines('- main:', '  - link "Ansehen"', '  - list:', '    - listitem'));
  });

  it('tells that there is a footer, not what is in it, and all that comes after', () => {
    const snapshot = lines(
      '- main',
      '- contentinfo:',
      '  - text: Bank',
      '- complementary "Hilfe":',
      '  - list',
    );
    expect(tidy(snapshot)).toBe(lines('- main', '- contentinfo', '- complementary "Hilfe":', '  - list'));
  });

  it('has no toast: it goes after seconds', () => {
    const snapshot = lines('- banner', '- region "Meldungen":', '  - list:', '    - listitem', '- main');
    expect(tidy(snapshot)).toBe(lines('- banner', '- main'));
  });

  it('counts the options of a long list and names the chosen one', () => {
    const options = (count: number) => Array.from({ length: count }, (_, index) => `  - option "${index}"`);
    const long = lines(
      '- combobox "Land":',
      ...options(40),
      '  - option "DE" [selected]',
      '- button "Weiter"',
    );
    expect(tidy(long)).toBe(
      lines(
        '- combobox "Land":',
        '  - text: one of 41 options',
        '  - option "DE" [selected]',
        '- button "Weiter"',
      ),
    );
    const short = lines('- combobox "Land":', ...options(5));
    expect(tidy(short)).toBe(short);
  });
});
