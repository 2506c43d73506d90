import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { partnerTheme } from './partner-theme';

/** WCAG 2.2 contrast written out here, so that a mistake in the production arithmetic cannot hide itself. */
function ratio(one: string, other: string): number {
  const luminance = (hex: string) => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
      const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
      return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const of = (color_primary: string, color_cta_text = '#ffffff', color_link = color_primary) =>
  partnerTheme({ color_primary, color_cta_text, color_link });

describe('partner theme', () => {
  test.each([
    { given: ['#5b3fd6', '#ffffff'], brand: '#5b3fd6', onBrand: '#ffffff', brandUi: '#5b3fd6', text: 6.7 },
    { given: ['#d7263d', '#ffffff'], brand: '#d7263d', onBrand: '#ffffff', brandUi: '#d7263d', text: 5.0 },
    { given: ['#ffd400', '#ffffff'], brand: '#ffd400', onBrand: '#10181c', brandUi: '#8d7400', text: 12.5 },
    { given: ['#ff6f52', '#ffffff'], brand: '#ff6f52', onBrand: '#10181c', brandUi: '#d2462a', text: 6.5 },
    { given: ['#777c80', '#ffffff'], brand: '#71767a', onBrand: '#ffffff', brandUi: '#71767a', text: 4.6 },
    { given: ['#141414', '#ffffff'], brand: '#141414', onBrand: '#ffffff', brandUi: '#141414', text: 18.4 },
  ])('SHELL-20 takes over $given as readable colours', ({ given, brand, onBrand, brandUi, text }) => {
    const [primary = '', cta] = given;
    const { variables } = of(primary, cta);
    expect(variables).toMatchObject({ '--brand': brand, '--on-brand': onBrand, '--brand-ui': brandUi });
    expect(ratio(onBrand, brand)).toBeCloseTo(text, 1);
  });

  test('SHELL-19 without partner colours the default theme holds, uncorrected', () => {
    const theme = partnerTheme({});
    expect(theme.corrections).toEqual([]);
    expect(theme.variables).toMatchObject({
      '--brand': '#005064',
      '--on-brand': '#ffffff',
      '--link': '#005e7b',
      '--n-50': '#f4f7f8',
      '--n-450': '#7d888d',
      '--n-600': '#556368',
      '--n-900': '#0f1d22',
    });
  });

  test('a link too light for the canvas gets darker, keeping its hue', () => {
    expect(of('#ffd400', '#ffffff', '#e0a800').variables['--link']).toBe('#8f6a00');
  });

  test.each([
    ['#abc', '#aabbcc'],
    [' #AABBCC ', '#aabbcc'],
    ['rgb(10, 20, 30)', '#0a141e'],
    ['rgba(10, 20, 30, 0.2)', '#0a141e'],
  ])('reads %s', (given, used) => {
    expect(of(given).variables['--brand']).toBe(used);
  });

  test.each(['teal', 'hsl(10 20% 30%)', '#12345', 'url(x)', 'red;}body{display:none'])(
    'falls back to the default for %s and says so',
    (given) => {
      const { variables, corrections } = of(given, '#ffffff', '#005e7b');
      expect(variables['--brand']).toBe('#005064');
      expect(corrections).toEqual([
        { field: 'color_primary', role: 'input', given, used: '#005064', why: 'not a colour' },
      ]);
    },
  );

  test('every correction names field, given, used and why', () => {
    expect(of('#ffd400', '#ffffff', '#e0a800').corrections).toEqual([
      {
        field: 'color_cta_text',
        role: 'on-brand',
        given: '#ffffff',
        used: '#10181c',
        why: 'text below 4.5:1',
      },
      {
        field: 'color_primary',
        role: 'brand-ui',
        given: '#ffd400',
        used: '#8d7400',
        why: 'control below 4.5:1 on white',
      },
      { field: 'color_link', role: 'link', given: '#e0a800', used: '#8f6a00', why: 'link below 4.5:1' },
    ]);
  });

  test('an achromatic brand has pure grey neutrals', () => {
    const { variables } = of('#141414');
    for (const name of ['--n-50', '--n-200', '--n-600', '--n-900']) {
      expect(variables[name]).toMatch(/^#(..)\1\1$/);
    }
  });

  test.each([
    { brand: '#d7263d', fill: '#ffffff', text: '#ab1f26' },
    { brand: '#5b3fd6', fill: '#c02b31', text: '#ffffff' },
    { brand: '#8c6f6a', fill: '#c02b31', text: '#ffffff' },
  ])('destructive buttons beside a $brand brand are $fill', ({ brand, fill, text }) => {
    expect(of(brand).variables).toMatchObject({ '--danger-fill': fill, '--danger-text': text });
  });

  test('a near-black brand gets lighter under the pointer, any other darker', () => {
    const black = of('#141414').variables;
    const teal = of('#005064').variables;
    expect(ratio(black['--brand-hover'] ?? '', '#ffffff')).toBeLessThan(ratio('#141414', '#ffffff'));
    expect(ratio(teal['--brand-hover'] ?? '', '#ffffff')).toBeGreaterThan(ratio('#005064', '#ffffff'));
  });

  test('it holds nothing but variables with hex values', () => {
    for (const [name, value] of Object.entries(of('#5b3fd6').variables)) {
      expect(`${name}:${value}`).toMatch(/^--[a-z0-9-]+:#[0-9a-f]{6}$/);
    }
  });

  test('SHELL-19 whatever colours a partner gives, all text reaches 4.5:1', () => {
    const colour = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(colour, colour, colour, (color_primary, color_link, color_cta_text) => {
        const { variables } = partnerTheme({ color_primary, color_link, color_cta_text });
        const pairs = [
          ...['brand', 'brand-hover', 'brand-active'].map((fill) => ['on-brand', fill]),
          ...['n-0', 'n-25', 'n-50', 'n-100', 'brand-tint'].flatMap((background) =>
            ['n-600', 'n-700', 'n-900'].map((text) => [text, background]),
          ),
          ...['n-0', 'n-25', 'n-50', 'brand-tint'].map((background) => ['link', background]),
          ['brand-ui', 'n-0'],
          ['brand-ink', 'brand-tint-2'],
          ['on-own-1', 'own-1'],
          ['on-own-2', 'own-2'],
          ['on-own-3', 'own-3'],
          ['danger-text', 'danger-fill'],
          ['danger-text', 'danger-hover'],
        ];
        for (const [text, background] of pairs) {
          const found = ratio(variables[`--${text}`] ?? '', variables[`--${background}`] ?? '');
          expect(found, `${text} on ${background}`).toBeGreaterThanOrEqual(4.5);
        }
      }),
      { numRuns: 300 },
    );
  });
});
