import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { shareAssets } from './shared-assets';

let folder: string;
const build = (name: string, files: Record<string, string>) => {
  const assets = join(folder, name);
  mkdirSync(assets);
  for (const [file, text] of Object.entries(files)) writeFileSync(join(assets, file), text);
  return assets;
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shared-assets-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('holds the files of every build that was started', () => {
  const shared = join(folder, 'not', 'there', 'yet');
  shareAssets(build('old', { 'root-A.js': 'old', 'same-S.js': 'same' }), shared);
  shareAssets(build('new', { 'root-B.js': 'new', 'same-S.js': 'same' }), shared);
  expect(readdirSync(shared).sort()).toEqual(['root-A.js', 'root-B.js', 'same-S.js']);
  expect(readFileSync(join(shared, 'root-A.js'), 'utf8')).toBe('old');
});

it('dates what a running build still uses, so that the rest can be deleted by its age', () => {
  const shared = join(folder, 'shared');
  const own = build('own', { 'root-A.js': 'a' });
  shareAssets(own, shared);
  utimesSync(join(shared, 'root-A.js'), 0, 0);
  shareAssets(own, shared);
  expect(statSync(join(shared, 'root-A.js')).mtimeMs).toBeGreaterThan(Date.now() - 60_000);
});

it('fails when the folder cannot be made', () => {
  writeFileSync(join(folder, 'file'), '');
  expect(() => shareAssets(build('own', {}), join(folder, 'file', 'below'))).toThrow(/ENOTDIR/);
});
