import { type Browser, chromium } from 'playwright';
import { afterAll, describe, expect, it } from 'vitest';
import { findBrowser } from '../../../scripts/browser.mjs';
import { cleanLogo } from './clean-logo';
import { createOwnLogos } from './own-logos';

let browser: Browser | undefined;
afterAll(() => browser?.close());

interface Pair {
  name: string;
  before: string;
  after: string;
}

interface ComparedPixels {
  name: string;
  differing: number;
  colours: number;
}

async function compare(pairs: readonly Pair[]): Promise<ComparedPixels[]> {
  browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb'],
  });
  const page = await browser.newPage();
  return page.evaluate(async (given) => {
    const [width, height] = [200, 120];
    async function pixelsOf(address: string): Promise<Uint8ClampedArray> {
      const image = new Image(width, height);
      image.src = address;
      await image.decode().catch(() => {
        throw new Error(`The browser cannot read ${address}`);
      });
      const context = new OffscreenCanvas(width, height).getContext('2d');
      if (context === null) throw new Error('No canvas');
      context.drawImage(image, 0, 0, width, height);
      return context.getImageData(0, 0, width, height).data;
    }
    const compared: ComparedPixels[] = [];
    for (const { name, before, after } of given) {
      const [one, other] = [await pixelsOf(before), await pixelsOf(after)];
      const colours = new Set<string>();
      let differing = 0;
      for (let at = 0; at < one.length; at += 4) {
        colours.add(one.slice(at, at + 4).join());
        const distance = [0, 1, 2, 3].reduce((sum, channel) => {
          return sum + Math.abs((one[at + channel] ?? 0) - (other[at + channel] ?? 0));
        }, 0);
        if (distance > 12) differing += 1;
      }
      compared.push({ name, differing, colours: colours.size });
    }
    return compared;
  }, pairs);
}

const asAddress = (logo: string) =>
  logo.startsWith('<') ? `data:image/svg+xml;base64,${Buffer.from(logo, 'utf8').toString('base64')}` : logo;

describe('SIM-15 real logos', () => {
  it('real logos look unchanged after the cleaning, which reports no removed part', {
    timeout: 60_000,
  }, async () => {
    const logos = await createOwnLogos();
    expect(logos.size).toBeGreaterThanOrEqual(60);
    const [pairs, refused, reported]: [Pair[], string[], string[]] = [[], [], []];
    for (const [name, logo] of logos) {
      const cleanedLogo = await cleanLogo(logo);
      if (!cleanedLogo.ok) refused.push(name);
      else if (cleanedLogo.removedParts.length > 0)
        reported.push(`${name}: ${cleanedLogo.removedParts.join(', ')}`);
      if (cleanedLogo.ok) pairs.push({ name, before: asAddress(logo), after: cleanedLogo.logo });
    }
    const compared = await compare(pairs);
    expect(refused).toEqual([]);
    expect(compared.filter(({ differing }) => differing > 0)).toEqual([]);
    expect(compared.filter(({ colours }) => colours < 2).map(({ name }) => name)).toEqual([]);
    expect(reported).toEqual([
      'a link in a text: a',
      'a link around the drawing: a',
      'a style that imports a font: @import',
      'a font face that is loaded: @font-face',
      'comments and instructions before the root: xml-model',
    ]);
  });
});
