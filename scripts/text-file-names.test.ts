import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createChunkNames } from './text-file-names';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'texts-'));
  for (const language of ['de', 'fr']) mkdirSync(join(folder, language));
  writeFileSync(join(folder, 'de/account.json'), '{"title":"Anmelden"}');
  writeFileSync(join(folder, 'fr/account.json'), '{"title":"Se connecter"}');
});

afterEach(() => rmSync(folder, { recursive: true }));

const fileOf = (language: string, namespace = 'account') =>
  createChunkNames(folder)({ facadeModuleId: `/app/i18n/locales/${language}/${namespace}.json` });

describe('createChunkNames (file names of script chunks)', () => {
  it('names files of texts with language, namespace and one hash', () => {
    expect(fileOf('de')).toMatch(/^assets\/de-account-[\w-]{8}\.js$/);
    expect(fileOf('fr')).toBe(fileOf('de').replace('/de-', '/fr-'));
    expect(fileOf('fr', 'frame')).toBe(fileOf('fr').replace('account', 'frame'));
  });

  it('names the files differently after a text has changed', () => {
    const germanFile = fileOf('de');
    writeFileSync(join(folder, 'fr/account.json'), '{"title":"Connexion"}');
    expect(fileOf('de')).not.toBe(germanFile);
  });

  it.each(['/app/root.tsx', null])('leaves other files to Rollup: %s', (facadeModuleId) => {
    expect(createChunkNames(folder)({ facadeModuleId })).toBe('assets/[name]-[hash].js');
  });
});
