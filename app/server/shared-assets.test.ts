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
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { captureLog } from '~/telemetry/testing/captured-log';
import { maintainSharedAssets, removeOldAssets, renewHeartbeat, shareAssets } from './shared-assets';

const HOUR_MS = 3_600 * 1_000;
const DAY_MS = 24 * HOUR_MS;

let folder: string;
let shared: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shared-assets-'));
  shared = join(folder, 'not', 'there', 'yet');
});
afterEach(() => rmSync(folder, { recursive: true }));

function start(version: string, files: Record<string, string>): void {
  const assets = join(folder, version);
  mkdirSync(assets, { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(assets, file), text);
  shareAssets({ version, assets }, shared);
}

function ageFiles(days: number, path = shared): void {
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const inner = join(path, entry.name);
    if (entry.isDirectory()) ageFiles(days, inner);
    const earlierDate = new Date(statSync(inner).mtimeMs - days * DAY_MS);
    utimesSync(inner, earlierDate, earlierDate);
  }
}

const files = () =>
  readdirSync(shared)
    .filter((name) => !name.startsWith('.'))
    .sort();

describe('shareAssets (copies the files of a build to a shared folder)', () => {
  it('copies the files of every started build', () => {
    start('old', { 'root-A.js': 'old', 'same-S.js': 'same' });
    start('new', { 'root-B.js': 'new', 'same-S.js': 'same' });
    expect(files()).toEqual(['root-A.js', 'root-B.js', 'same-S.js']);
    expect(readFileSync(join(shared, 'root-A.js'), 'utf8')).toBe('old');
  });

  it('renews the dates of all files that the running build uses', () => {
    start('own', { 'root-A.js': 'a' });
    utimesSync(join(shared, 'root-A.js'), 0, 0);
    start('own', { 'root-A.js': 'a' });
    expect(statSync(join(shared, 'root-A.js')).mtimeMs).toBeGreaterThan(Date.now() - 60_000);
  });

  it('dates files by the clock of this machine, not of the disk', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2040-02-29T12:00:00Z') });
    onTestFinished(() => void vi.useRealTimers());
    start('own', { 'root-A.js': 'a' });
    for (const file of ['root-A.js', '.builds/own'])
      expect(statSync(join(shared, file)).mtime).toEqual(new Date('2040-02-29T12:00:00Z'));
  });

  it('throws if the folder cannot be created', () => {
    writeFileSync(join(folder, 'file'), '');
    shared = join(folder, 'file', 'below');
    expect(() => start('own', {})).toThrow(/ENOTDIR/);
  });
});

describe('removeOldAssets (removes files of old builds from the shared folder)', () => {
  it('removes only files of builds without a recent heartbeat', () => {
    start('first', { 'root-A.js': 'a', 'same-S.js': 's' });
    ageFiles(20);
    start('second', { 'root-B.js': 'b' });
    ageFiles(20);
    start('third', { 'root-C.js': 'c', 'same-S.js': 's' });
    expect(removeOldAssets(shared, 30 * DAY_MS)).toBe(1);
    expect(files()).toEqual(['root-B.js', 'root-C.js', 'same-S.js']);
    expect(removeOldAssets(shared, 30 * DAY_MS)).toBe(0);
  });

  it('keeps the files of the running and the previous build at any age', () => {
    start('first', { 'root-A.js': 'a' });
    ageFiles(400);
    start('second', { 'root-B.js': 'b' });
    ageFiles(400);
    expect(removeOldAssets(shared, 30 * DAY_MS)).toBe(0);
    start('third', { 'root-C.js': 'c' });
    expect(removeOldAssets(shared, 30 * DAY_MS)).toBe(1);
    expect(files()).toEqual(['root-B.js', 'root-C.js']);
  });

  it('keeps the files of a build with a running instance', () => {
    start('first', { 'root-A.js': 'a' });
    start('second', { 'root-B.js': 'b' });
    ageFiles(40);
    renewHeartbeat('first', shared);
    start('third', { 'root-C.js': 'c' });
    start('fourth', { 'root-D.js': 'd' });
    removeOldAssets(shared, 30 * DAY_MS);
    expect(files()).toEqual(['root-A.js', 'root-C.js', 'root-D.js']);
  });

  it('removes leftovers of an interrupted start and unlisted files by age', () => {
    start('first', { 'root-A.js': 'a' });
    for (const name of ['unlisted-U.js', '.root-X.js.17']) writeFileSync(join(shared, name), 'u');
    ageFiles(40);
    expect(removeOldAssets(shared, 30 * DAY_MS)).toBe(0);
    start('second', { 'root-B.js': 'b' });
    expect(removeOldAssets(shared, 30 * DAY_MS)).toBe(2);
    expect(files()).toEqual(['root-A.js', 'root-B.js']);
  });
});

describe('maintainSharedAssets (copies the files of a build, then cleans up every hour)', () => {
  afterEach(() => vi.useRealTimers());

  function runs(version: string, milliseconds: number): void {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval'], now: Date.now() });
    maintainSharedAssets({ version, assets: join(folder, version) }, shared, 30 * DAY_MS);
    ageFiles(31);
    vi.advanceTimersByTime(milliseconds);
  }

  it('renews the heartbeat hourly and removes old files', () => {
    for (const version of ['old', 'former', 'own']) {
      start(version, { [`root-${version}.js`]: version });
      ageFiles(1);
    }
    runs('own', HOUR_MS + 1);
    expect(Date.now() - statSync(join(shared, '.builds', 'own')).mtimeMs).toBeLessThan(HOUR_MS);
    expect(files()).toEqual(['root-former.js', 'root-own.js']);
  });

  it('continues if the process may not remove files', () => {
    const log = captureLog();
    start('own', { 'root-own.js': 'own' });
    vi.useFakeTimers({ toFake: ['Date', 'setInterval'], now: Date.now() });
    maintainSharedAssets({ version: 'own', assets: join(folder, 'own') }, shared, 30 * DAY_MS);
    rmSync(shared, { recursive: true });
    vi.advanceTimersByTime(HOUR_MS + 1);
    log.release();
    expect(log.lines).toMatchObject([{ event: 'assets-not-removed', level: 'warn' }]);
  });
});
