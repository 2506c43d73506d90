import {
  cpSync,
  existsSync,
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
import { makeFolder } from '~/settings/settings.server';
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

export function maintainSharedAssets(build: Build, sharedFolder: string, maxAgeMs: number): void {
  shareAssets(build, sharedFolder);
  const updateAssets = () => {
    try {
      renewHeartbeat(build.version, sharedFolder);
      removeOldAssets(sharedFolder, maxAgeMs);
    } catch (error) {
      log.warn('assets-not-removed', { error });
    }
  };
  updateAssets();
  setInterval(updateAssets, CLEAN_UP_EVERY_MS).unref();
}

/** Several instances may run this at the same time. */
export function shareAssets({ version, assets }: Build, sharedFolder: string): void {
  makeFolder(join(sharedFolder, BUILDS));
  const names = readdirSync(assets);
  // The record prevents a concurrent cleanup from removing the files.
  writeAtomically(join(sharedFolder, BUILDS), version, (temporaryFile) =>
    writeFileSync(temporaryFile, JSON.stringify(names)),
  );
  renewHeartbeat(version, sharedFolder);
  for (const name of names) {
    const target = join(sharedFolder, name);
    if (!existsSync(target))
      writeAtomically(sharedFolder, name, (temporaryFile) => cpSync(join(assets, name), temporaryFile));
    touch(target);
  }
}

export function renewHeartbeat(version: string, sharedFolder: string): void {
  const list = join(sharedFolder, BUILDS, version);
  if (existsSync(list)) touch(list);
}

/** @returns number of removed files */
export function removeOldAssets(sharedFolder: string, maxAgeMs: number): number {
  const folder = join(sharedFolder, BUILDS);
  const oldestAllowedAt = Date.now() - maxAgeMs;
  const builds = readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .map((version) => ({ version, runAt: changedAt(join(folder, version)) }))
    .sort((first, second) => second.runAt - first.runAt);
  if (builds.length < BUILDS_KEPT) return 0;
  const outdatedBuilds = builds.slice(BUILDS_KEPT).filter(({ runAt }) => runAt < oldestAllowedAt);
  const keptFiles = new Set(
    builds.filter((build) => !outdatedBuilds.includes(build)).flatMap((build) => readFileList(folder, build)),
  );
  const removedFiles = readdirSync(sharedFolder).filter(
    (name) =>
      name !== BUILDS && !keptFiles.has(name) && changedAt(join(sharedFolder, name)) < oldestAllowedAt,
  );
  for (const name of removedFiles) rmSync(join(sharedFolder, name), { force: true, recursive: true });
  for (const { version } of outdatedBuilds) rmSync(join(folder, version), { force: true });
  return removedFiles.length;
}

const list = z.array(z.string());

function readFileList(folder: string, { version }: { version: string }): string[] {
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

function writeAtomically(folder: string, name: string, write: (temporaryFile: string) => void): void {
  const temporaryFile = join(folder, `.${name}.${process.pid}`);
  try {
    write(temporaryFile);
    renameSync(temporaryFile, join(folder, name));
  } finally {
    rmSync(temporaryFile, { force: true });
  }
}
