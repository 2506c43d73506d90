import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { cutFonts } from './cut-fonts.mjs';

describe('the font files of Inter', () => {
  it('are equal to the output of "npm run fonts"', async () => {
    for (const { url, content } of await cutFonts()) {
      expect((await readFile(url)).equals(content), `${url.pathname}: run \`npm run fonts\``).toBe(true);
    }
  });
});
