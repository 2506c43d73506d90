// Usage: npm run fonts. Subsets the Inter fonts of the portal from their package.
import { writeFile } from 'node:fs/promises';
import { cutFonts } from './cut-fonts.mjs';

for (const { url, content } of await cutFonts()) await writeFile(url, content);
