import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { log } from '~/telemetry/log.server';

/** In the shared folder: one list for each build, of its files, dated when an instance of it said last that it runs. */
const BUILDS = '.builds';

/** The build that starts, and the one before it, whose pages are still open: their files stay at any age. */
const BUILDS_KEPT = 2;

/** Often enough for the shortest `ASSETS_KEEP_DAYS`. */
const LOOKED_AFTER_EVERY_MS = 3_600_000;

interface Build {
  version: string;
  assets: string;
}

/** Shares a build's files in `shared` (`ASSETS_DIR`) while an instance runs, said hourly; removes those older than `age`, milliseconds. @throws Error */
export function keepSharing(build: Build, shared: string, age: number): void {
  shareAssets(build, shared);
  const lookAfter = () => {
    try {
      keepAssets(build.version, shared);
      removeOldAssets(shared, age);
    } catch (error) {
      // Files that stay longer hurt nobody.
      log.warn('assets-not-removed', { error });
    }
  };
  lookAfter();
  setInterval(lookAfter, LOOKED_AFTER_EVERY_MS).unref();
}

/**
 * Puts a build's hashed files into the shared folder, so that every instance serves the files of all builds; one that is there is only dated anew.
 * Several may do so at once. @throws Error when the folder cannot be written
 */
export function shareAssets({ version, assets }: Build, shared: string): void {
  mkdirSync(join(shared, BUILDS), { recursive: true });
  const names = readdirSync(assets);
  // The list comes first: whoever cleans up meanwhile keeps what stands on it.
  putWhole(join(shared, BUILDS), version, (part) => writeFileSync(part, JSON.stringify(names)));
  keepAssets(version, shared);
  for (const name of names) {
    const target = join(shared, name);
    if (!existsSync(target)) putWhole(shared, name, (part) => cpSync(join(assets, name), part));
    dateAnew(target);
  }
}

/** Says that an instance of this build runs, so that its files stay. */
export function keepAssets(version: string, shared: string): void {
  const list = join(shared, BUILDS, version);
  if (existsSync(list)) dateAnew(list);
}

/** Removes files of builds without an instance for `age` milliseconds, but of the newest two; unlisted files by their own age. @returns how many */
export function removeOldAssets(shared: string, age: number): number {
  const folder = join(shared, BUILDS);
  const oldest = Date.now() - age;
  const builds = readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .map((version) => ({ version, runAt: changedAt(join(folder, version)) }))
    .sort((one, other) => other.runAt - one.runAt);
  if (builds.length < BUILDS_KEPT) return 0;
  const over = builds.slice(BUILDS_KEPT).filter(({ runAt }) => runAt < oldest);
  const kept = new Set(
    builds.filter((build) => !over.includes(build)).flatMap((build) => listed(folder, build)),
  );
  const gone = readdirSync(shared).filter(
    (name) => name !== BUILDS && !kept.has(name) && changedAt(join(shared, name)) < oldest,
  );
  for (const name of gone) rmSync(join(shared, name), { force: true, recursive: true });
  for (const { version } of over) rmSync(join(folder, version), { force: true });
  return gone.length;
}

const list = z.array(z.string());

function listed(folder: string, { version }: { version: string }): string[] {
  return list.parse(JSON.parse(readFileSync(join(folder, version), 'utf8')));
}

/** UTC milliseconds; now for what another instance has just removed. */
function changedAt(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
}

/** By the clock that ages are reckoned with: the disk of a shared folder may have another. */
function dateAnew(path: string): void {
  const now = new Date();
  utimesSync(path, now, now);
}

/** Another instance must never find half a file: the name comes with the whole content. */
function putWhole(folder: string, name: string, write: (part: string) => void): void {
  const part = join(folder, `.${name}.${process.pid}`);
  try {
    write(part);
    renameSync(part, join(folder, name));
  } finally {
    rmSync(part, { force: true });
  }
}
