import { createHmac, timingSafeEqual } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import { log } from '~/telemetry/log.server';

/** Omits compressed copies, which each instance makes itself. */
const STORED = /^[\w.-]{1,120}\.(js|css|woff2|svg|png)$/;

const DAY_MS = 24 * 3_600_000;

interface StoredAssets {
  store: {
    read(id: string): Promise<string | null>;
    update(id: string, lifetimeSeconds: number, change: () => string | null): Promise<void>;
  };
  secrets: readonly string[];
  maxAgeMs: number;
}

const idOf = (name: string) => `asset ${name}`;

const signature = (secret: string, name: string, content: string) =>
  createHmac('sha256', secret).update(`asset ${name} ${content}`).digest('base64url');

/** Stores files for instances of other builds. @returns after the first round, even a failed one */
export async function storeAssetsDaily(folder: string, destination: StoredAssets): Promise<void> {
  const storeAll = () =>
    storeAssets(folder, destination).catch((error) => log.warn('assets-not-stored', { error }));
  await storeAll();
  setInterval(storeAll, DAY_MS).unref();
}

export async function storeAssets(
  folder: string,
  { store, secrets, maxAgeMs }: StoredAssets,
): Promise<number> {
  const names = readdirSync(folder).filter((name) => STORED.test(name));
  for (const name of names) {
    const content = readFileSync(join(folder, name)).toString('base64');
    const signedContent = `${signature(secrets[0] ?? '', name, content)}.${content}`;
    await store.update(idOf(name), Math.ceil(maxAgeMs / 1_000), () => signedContent);
  }
  return names.length;
}

/** Copies a missing file to `folder`, from which the next handler serves it. */
export function serveStoredAssets(folder: string, { store, secrets }: StoredAssets): RequestHandler {
  return async (request, _response, next) => {
    const name = request.path.slice(1);
    if (!STORED.test(name) || existsSync(join(folder, name))) return next();
    const storedAsset = await store.read(idOf(name)).catch(() => null);
    const [storedSignature = '', content = ''] = storedAsset?.split('.', 2) ?? [];
    if (
      storedAsset !== null &&
      secrets.some((secret) => isEqual(storedSignature, signature(secret, name, content)))
    )
      writeAtomically(folder, name, Buffer.from(content, 'base64'));
    next();
  };
}

function isEqual(text: string, otherText: string): boolean {
  const [bytes, otherBytes] = [Buffer.from(text), Buffer.from(otherText)];
  return bytes.length === otherBytes.length && timingSafeEqual(bytes, otherBytes);
}

function writeAtomically(folder: string, name: string, bytes: Buffer): void {
  const temporaryFile = join(folder, `.${name}.${process.pid}`);
  try {
    writeFileSync(temporaryFile, bytes);
    renameSync(temporaryFile, join(folder, name));
  } catch (error) {
    rmSync(temporaryFile, { force: true });
    log.warn('assets-not-stored', { error });
  }
}
