import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, parse } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Language } from 'contracts/api/enumerations';
import type { Catalogues } from './translate';

const LOCALES = join(dirname(fileURLToPath(import.meta.url)), 'locales');

/** English has no `situations` catalogue: the fixtures hold these texts. */
export function readCatalogues(language: Language): Partial<Catalogues> {
  const folder = join(LOCALES, language);
  return Object.fromEntries(
    readdirSync(folder).map((file) => [
      parse(file).name,
      JSON.parse(readFileSync(join(folder, file), 'utf8')),
    ]),
  );
}
