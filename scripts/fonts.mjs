import { writeFile } from 'node:fs/promises';
import { subsetFonts } from './subset-fonts.mjs';
import { requireNoArguments } from './test-arguments.mjs';

requireNoArguments('npm run fonts');

for (const { url, content } of await subsetFonts()) await writeFile(url, content);
