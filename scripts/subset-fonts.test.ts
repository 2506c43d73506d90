import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { subsetFonts } from './subset-fonts.mjs';

describe('the font files of Inter', () => {
  it('"npm run fonts" reproduces the stored files', async () => {
    for (const { url, content } of await subsetFonts()) {
      expect((await readFile(url)).equals(content), `${url.pathname}: run \`npm run fonts\``).toBe(true);
    }
  });
});
