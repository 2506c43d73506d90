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

/** The modification time of a build's record is its last heartbeat. */
const BUILDS = '.builds';

/** Pages of the previous build may still be open. */
const BUILDS_KEPT = 2;

const CLEAN_UP_EVERY_MS = 3_600_000;

interface Build {
  version: string;
  assets: string;
}

export function maintainSharedAssets(build: Build, shared: string, maxAgeMs: number): void {
  shareAssets(build, shared);
  const lookAfter = () => {
    try {
      renewHeartbeat(build.version, shared);
      removeOldAssets(shared, maxAgeMs);
    } catch (error) {
      log.warn('assets-not-removed', { error });
    }
  };
  lookAfter();
  setInterval(lookAfter, CLEAN_UP_EVERY_MS).unref();
}

/** Several instances may run this at the same time. */
export function shareAssets({ version, assets }: Build, shared: string): void {
  mkdirSync(join(shared, BUILDS), { recursive: true });
  const names = readdirSync(assets);
  // The record prevents a concurrent cleanup from removing the files.
  writeAtomically(join(shared, BUILDS), version, (part) => writeFileSync(part, JSON.stringify(names)));
  renewHeartbeat(version, shared);
  for (const name of names) {
    const target = join(shared, name);
    if (!existsSync(target)) writeAtomically(shared, name, (part) => cpSync(join(assets, name), part));
    touch(target);
  }
}

export function renewHeartbeat(version: string, shared: string): void {
  const list = join(shared, BUILDS, version);
  if (existsSync(list)) touch(list);
}

/** @returns number of removed files */
export function removeOldAssets(shared: string, maxAgeMs: number): number {
  const folder = join(shared, BUILDS);
  const oldest = Date.now() - maxAgeMs;
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

function changedAt(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
}

/** Sets this machine's time: a network file system may have another clock. */
function touch(path: string): void {
  const now = new Date();
  utimesSync(path, now, now);
}

function writeAtomically(folder: string, name: string, write: (part: string) => void): void {
  const part = join(folder, `.${name}.${process.pid}`);
  try {
    write(part);
    renameSync(part, join(folder, name));
  } finally {
    rmSync(part, { force: true });
  }
}
