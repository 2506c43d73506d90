import { readdirSync, readFileSync } from 'node:fs';
import type { LucideIconData } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { iconPathOf, importIcon } from './icons.mjs';

const usedIcons = new Set(
  ['app', 'mock-server', 'ui']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    )
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/'virtual:icon\/([\w-]+)'/g)])
    .map(([, name = '']) => name),
);

async function pixelsOf(elements: string): Promise<Uint8Array> {
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 24 24" fill="none" stroke="black"
    stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${elements}</svg>`;
  return new Uint8Array(await sharp(Buffer.from(picture)).extractChannel('alpha').raw().toBuffer());
}

const elementsOf = ({ node }: LucideIconData) =>
  node.map(([form, attributes]) => renderToStaticMarkup(createElement(form, attributes))).join('');

describe('icons as single paths', () => {
  it('a single path exists for each icon of portal and simulator', () => {
    expect(usedIcons.size).toBeGreaterThan(50);
  });

  it.each([...usedIcons])('the icon %s is rendered with the same shape as the icon package', async (name) => {
    const icon = await importIcon(name);
    const [ownPixels, packagePixels] = [
      await pixelsOf(`<path d="${iconPathOf(icon)}"/>`),
      await pixelsOf(elementsOf(icon)),
    ];
    const maxDifference = ownPixels.reduce(
      (maximum, pixel, index) => Math.max(maximum, Math.abs(pixel - (packagePixels[index] ?? 0))),
      0,
    );
    // Antialiasing differs where lines meet.
    expect(maxDifference).toBeLessThan(96);
  });

  it.each([
    ['m6 9 6 6 6-6', 'M6 9l6 6 6-6'],
    ['m6.1 14.7.8-.5 2 3', 'M6.1 14.7l.8-.5 2 3'],
    ['m11 17 2 2a1 1 0 1 0 3-3', 'M11 17l2 2a1 1 0 1 0 3-3'],
    ['m1 2h3', 'M1 2h3'],
    ['M1 2l3 4', 'M1 2l3 4'],
  ])('the conversion to a single path makes the start of the path %s absolute', (d, path) => {
    expect(iconPathOf({ name: 'x', node: [['path', { d }]] })).toBe(path);
  });

  it('iconPathOf throws an error for an unsupported shape', () => {
    expect(() => iconPathOf({ name: 'x', node: [['text', {}]] })).toThrow(
      'An icon with a text cannot be drawn as a path.',
    );
  });
});
