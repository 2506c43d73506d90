import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { statusColours } from './colour';
import { createPartnerTheme } from './partner-theme';

function contrastRatio(firstColour: string, secondColour: string): number {
  const luminance = (hex: string) => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((position) => {
      const channel = Number.parseInt(hex.slice(position, position + 2), 16) / 255;
      return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [dark = 0, light = 0] = [luminance(firstColour), luminance(secondColour)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const createTheme = (color_primary: string, color_cta_text = '#ffffff', color_link = color_primary) =>
  createPartnerTheme({ color_primary, color_cta_text, color_link });

describe('partner theme', () => {
  test.each([
    { given: ['#5b3fd6', '#ffffff'], brand: '#5b3fd6', onBrand: '#ffffff', brandUi: '#5b3fd6', text: 6.7 },
    { given: ['#d7263d', '#ffffff'], brand: '#d7263d', onBrand: '#ffffff', brandUi: '#d7263d', text: 5.0 },
    { given: ['#ffd400', '#ffffff'], brand: '#ffd400', onBrand: '#10181c', brandUi: '#8d7400', text: 12.5 },
    { given: ['#ff6f52', '#ffffff'], brand: '#ff6f52', onBrand: '#10181c', brandUi: '#d2462a', text: 6.5 },
    { given: ['#777c80', '#ffffff'], brand: '#71767a', onBrand: '#ffffff', brandUi: '#71767a', text: 4.6 },
    { given: ['#141414', '#ffffff'], brand: '#141414', onBrand: '#ffffff', brandUi: '#141414', text: 18.4 },
  ])('SHELL-20: makes $given readable', ({ given, brand, onBrand, brandUi, text }) => {
    const [primary = '', ctaText] = given;
    const { light } = createTheme(primary, ctaText);
    expect(light).toMatchObject({ brand, onBrand, brandUi });
    expect(contrastRatio(onBrand, brand)).toBeCloseTo(text, 1);
  });

  test('SHELL-19: uses the default theme without corrections if the partner has no colours', () => {
    const theme = createPartnerTheme({});
    expect(theme.corrections).toEqual([]);
    expect(theme.light).toMatchObject({
      brand: '#005064',
      onBrand: '#ffffff',
      link: '#005e7b',
      n50: '#f4f7f8',
      n450: '#7d888d',
      n600: '#556368',
      n900: '#0f1d22',
    });
  });

  test('darkens a link colour that is too light, and keeps the hue', () => {
    expect(createTheme('#ffd400', '#ffffff', '#e0a800').light.link).toBe('#8f6a00');
  });

  test.each([
    ['#abc', '#aabbcc'],
    [' #AABBCC ', '#aabbcc'],
    ['rgb(10, 20, 30)', '#0a141e'],
    ['rgba(10, 20, 30, 0.2)', '#0a141e'],
  ])("reads the partner's colour %s", (given, used) => {
    expect(createTheme(given).light.brand).toBe(used);
  });

  test.each(['teal', 'hsl(10 20% 30%)', '#12345', 'url(x)', 'red;}body{display:none'])(
    'uses the default colour for %s and reports the replacement',
    (given) => {
      const { light, corrections } = createTheme(given, '#ffffff', '#005e7b');
      expect(light.brand).toBe('#005064');
      expect(corrections).toEqual([
        { field: 'color_primary', role: 'input', given, used: '#005064', why: 'not a colour' },
      ]);
    },
  );

  test('reports field, given colour, used colour and reason of every correction', () => {
    expect(createTheme('#ffd400', '#ffffff', '#e0a800').corrections).toEqual([
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

  test('derives pure grey neutrals from an achromatic brand', () => {
    const { light } = createTheme('#141414');
    for (const name of ['n50', 'n200', 'n600', 'n900'] as const) {
      expect(light[name]).toMatch(/^#(..)\1\1$/);
    }
  });

  test.each([
    { brand: '#d7263d', fill: '#ffffff', text: '#ab1f26' },
    { brand: '#5b3fd6', fill: '#c02b31', text: '#ffffff' },
    { brand: '#8c6f6a', fill: '#c02b31', text: '#ffffff' },
  ])(
    'the partner theme for the brand colour $brand shows destructive buttons in the colour $fill',
    ({ brand, fill, text }) => {
      expect(createTheme(brand).light).toMatchObject({ dangerFill: fill, dangerText: text });
    },
  );

  test('lightens a near-black brand colour on hover, and darkens any other brand colour', () => {
    const nearBlackTheme = createTheme('#141414').light;
    const tealTheme = createTheme('#005064').light;
    expect(contrastRatio(nearBlackTheme.brandHover, '#ffffff')).toBeLessThan(
      contrastRatio('#141414', '#ffffff'),
    );
    expect(contrastRatio(tealTheme.brandHover, '#ffffff')).toBeGreaterThan(
      contrastRatio('#005064', '#ffffff'),
    );
  });

  test.each(['light', 'dark'] as const)('contains only hex values in the %s scheme', (scheme) => {
    for (const [name, value] of Object.entries(createTheme('#5b3fd6')[scheme])) {
      expect(`${name}:${value}`).toMatch(/^[a-zA-Z0-9]+:#[0-9a-f]{6}$/);
    }
  });

  test.each([
    {
      given: ['#005064', '#ffffff', '#005e7b'],
      dark: { n50: '#0b1214', n0: '#131b1d', brand: '#2a6d81', onBrand: '#ffffff', brandUi: '#75b6cc' },
    },
    {
      given: ['#ffd400', '#ffffff', '#e0a800'],
      dark: { n50: '#12100b', n0: '#1b1913', brand: '#ffd400', onBrand: '#10181c', brandUi: '#f2d777' },
    },
  ])('keeps the hue of $given in dark mode, and the colour of large areas', ({ given, dark }) => {
    const [primary = '', text, link] = given;
    const found = createTheme(primary, text, link).dark;
    for (const [name, value] of Object.entries(dark)) {
      expect(channelDistance(found[name as keyof typeof dark], value), name).toBeLessThanOrEqual(2);
    }
  });

  test.each([
    ['demo', '#005064', '#ffffff', '#005e7b'],
    ['medic', '#7a1f4b', '#ffffff', '#8a2456'],
    ['polska', '#1f4e9c', '#ffffff', '#1f4e9c'],
    ['swiss', '#a3122a', '#ffffff', '#9c1128'],
    ['factoring', '#1d5c3f', '#ffffff', '#1d5c3f'],
    ['closed', '#5b3a8c', '#ffffff', '#5b3a8c'],
    ['white on white', '#ffffff', '#ffffff', '#ffffff'],
    ['black on black', '#000000', '#000000', '#000000'],
    ['yellow', '#ffff00', '#ffffff', '#ffff00'],
    ['pure blue, dark even when light', '#0000ff', '#0000ff', '#0000ff'],
    ['pure red, as danger', '#ff0000', '#00ff00', '#ff0000'],
    ['a grey on which neither white nor dark text is readable', '#777c80', '#777c80', '#777c80'],
    ['no colours', 'teal;}', 'expression(1)', 'url(//x)'],
  ])(
    'SHELL-19: ensures a contrast of 4.5:1 for all text in both schemes (partner or colours: %s)',
    (_, primary, text, link) => {
      expectReadable(createTheme(primary, text, link));
    },
  );

  test('SHELL-19: ensures a contrast of 4.5:1 for all text in both schemes with any partner colours', () => {
    const colour = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(colour, colour, colour, (primary, text, link) =>
        expectReadable(createTheme(primary, text, link)),
      ),
      { numRuns: 300 },
    );
  });

  test('SHELL-19: makes the edges of controls and fields visible in dark mode', () => {
    const colour = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(colour, (primary) => {
        const { dark } = createTheme(primary);
        for (const [part, background] of [
          ['n450', 'n0'],
          ['n450', 'n50'],
          ['brandUi', 'n200'],
        ] as const) {
          expect(
            contrastRatio(dark[part], dark[background]),
            `${part} on ${background}`,
          ).toBeGreaterThanOrEqual(3);
        }
      }),
    );
  });
});

type Theme = ReturnType<typeof createPartnerTheme>;

function channelDistance(firstColour: string, secondColour: string): number {
  const channel = (hex: string, position: number) => Number.parseInt(hex.slice(position, position + 2), 16);
  return Math.max(
    ...[1, 3, 5].map((position) =>
      Math.abs(channel(firstColour, position) - channel(secondColour, position)),
    ),
  );
}

function expectReadable(theme: Theme): void {
  for (const scheme of ['light', 'dark'] as const) {
    const { ok, warn, bad, info, sign, onOk, onBad, toastOk, toastBad } = statusColours[scheme];
    const colours = theme[scheme];
    const { brand, brandHover, brandActive, onBrand, brandTint, brandTint2, link, brandUi } = colours;
    const { n0, n25, n50, n100, n200, n600, n700, n900, dangerFill, dangerHover, dangerText } = colours;
    const backgrounds = [n0, n25, n50, n100, brandTint];
    const toast = scheme === 'light' ? n900 : n200;
    const pairs: [what: string, text: string, ground: string][] = [
      ...[brand, brandHover, brandActive].map(
        (fill) => ['onBrand', onBrand, fill] as [string, string, string],
      ),
      ...backgrounds.flatMap((background) =>
        Object.entries({ n600, n700, n900 }).map(
          ([name, text]) => [name, text, background] as [string, string, string],
        ),
      ),
      ...[n0, n25, n50, brandTint].map(
        (background) => ['link', link, background] as [string, string, string],
      ),
      ['brandUi', brandUi, n0],
      ['a tick on brandUi', n0, brandUi],
      ['brandInk', colours.brandInk, brandTint2],
      ['onOwn1', colours.onOwn1, colours.own1],
      ['onOwn2', colours.onOwn2, colours.own2],
      ['onOwn3', colours.onOwn3, colours.own3],
      ['dangerText', dangerText, dangerFill],
      ['dangerText under the pointer', dangerText, dangerHover],
      ...Object.entries({ ok, warn, bad, info, sign }).flatMap(([name, { fg, bg }]) =>
        [bg, n0, n25, n50].map((background) => [name, fg, background] as [string, string, string]),
      ),
      ['a filled tag', onOk, ok.solid],
      ['a bar that is too full', onBad, bad.solid],
      ['a toast that tells of success', toastOk, toast],
      ['a toast that tells of an error', toastBad, toast],
    ];
    for (const [pairName, text, background] of pairs) {
      expect(
        contrastRatio(text, background),
        `${scheme}: ${pairName}, ${text} on ${background}`,
      ).toBeGreaterThanOrEqual(4.5);
    }
  }
}
