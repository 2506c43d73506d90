import { writeFile } from 'node:fs/promises';
import { cutFonts } from './cut-fonts.mjs';
import { requireNoArguments } from './test-arguments.mjs';

requireNoArguments('npm run fonts');

for (const { url, content } of await cutFonts()) await writeFile(url, content);
