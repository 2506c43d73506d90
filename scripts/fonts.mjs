import { writeFile } from 'node:fs/promises';
import { cutFonts } from './cut-fonts.mjs';

for (const { url, content } of await cutFonts()) await writeFile(url, content);
