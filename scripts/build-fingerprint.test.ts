import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { fingerprintOf, isBuiltFrom } from './build-fingerprint.mjs';

const folder = mkdtempSync(join(tmpdir(), 'built-from-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('isBuiltFrom compares names and contents of the sources', () => {
  const source = join(folder, 'one.ts');
  const stamp = `${folder}.stamp`;
  writeFileSync(source, 'let a;');
  const first = fingerprintOf([folder, 'not-there']);
  expect(isBuiltFrom(stamp, first)).toBe(false);
  writeFileSync(stamp, first);
  expect(isBuiltFrom(stamp, fingerprintOf([folder]))).toBe(true);
  writeFileSync(source, 'let b;');
  expect(isBuiltFrom(stamp, fingerprintOf([folder]))).toBe(false);
  writeFileSync(source, 'let a;');
  renameSync(source, join(folder, 'two.ts'));
  expect(isBuiltFrom(stamp, fingerprintOf([folder]))).toBe(false);
  rmSync(stamp);
});
