import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { cutFonts } from './cut-fonts.mjs';

describe('the font files of Inter', () => {
  it('"npm run fonts" reproduces the stored files', async () => {
    for (const { url, content } of await cutFonts()) {
      expect((await readFile(url)).equals(content), `${url.pathname}: run \`npm run fonts\``).toBe(true);
    }
  });
});
