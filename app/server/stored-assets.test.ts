import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { afterAll, describe, expect, it } from 'vitest';
import { serveStoredAssets, storeAssets } from './stored-assets';

const root = mkdtempSync(join(tmpdir(), 'stored-assets-'));
const folder = () => mkdtempSync(join(root, 'folder-'));
const entries = new Map<string, string>();
const store = {
  read: async (id: string) => entries.get(id) ?? null,
  async update(id: string, _lifetime: number, change: () => string | null) {
    const value = change();
    if (value === null) entries.delete(id);
    else entries.set(id, value);
  },
};
afterAll(() => rmSync(root, { recursive: true, force: true }));

const SECRET = 's'.repeat(32);
const MAX_AGE_MS = 60_000;

async function instance(ownFolder: string, secrets: readonly string[] = [SECRET]) {
  const app = express();
  app.use(
    '/assets',
    serveStoredAssets(ownFolder, { store, secrets, maxAgeMs: MAX_AGE_MS }),
    express.static(ownFolder),
  );
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    get: (path: string) => fetch(`http://127.0.0.1:${port}/assets/${path}`),
    [Symbol.dispose]: () => void server.close(),
  };
}

async function build(files: Record<string, string>, secrets = [SECRET]) {
  const assets = folder();
  for (const [name, text] of Object.entries(files)) writeFileSync(join(assets, name), text);
  return storeAssets(assets, { store, secrets, maxAgeMs: MAX_AGE_MS });
}

describe('files of builds in the session store', () => {
  it('an instance serves the files of a newer and of an older build, also without the store', async () => {
    expect(await build({ 'page-AAAA1111.js': 'old', 'page-AAAA1111.js.br': 'x', 'style-1.css': 'a{}' })).toBe(
      2,
    );
    await build({ 'page-BBBB2222.js': 'new' });
    const ownFolder = folder();
    using portal = await instance(ownFolder);
    const responses = await Promise.all(
      ['page-AAAA1111.js', 'page-BBBB2222.js'].map((name) => portal.get(name)),
    );
    expect(await Promise.all(responses.map((response) => response.text()))).toEqual(['old', 'new']);
    expect(responses[0]?.headers.get('Content-Type')).toMatch(/javascript/);
    await store.update('asset page-AAAA1111.js', 0, () => null);
    expect((await portal.get('page-AAAA1111.js')).status).toBe(200);
    expect(readdirSync(ownFolder).sort()).toEqual(['page-AAAA1111.js', 'page-BBBB2222.js']);
  });

  it('a file without the signature of the portal, or under another name, is not served', async () => {
    await build({ 'signed-1.js': 'right' });
    const signedAsset = await store.read('asset signed-1.js');
    await store.update('asset moved-1.js', 60, () => signedAsset);
    await store.update('asset forged-1.js', 60, () => `abc.${Buffer.from('alert(1)').toString('base64')}`);
    await build({ 'other-1.js': 'other secret' }, ['o'.repeat(32)]);
    const ownFolder = folder();
    using portal = await instance(ownFolder);
    for (const name of ['moved-1.js', 'forged-1.js', 'other-1.js', 'missing-1.js'])
      expect([name, (await portal.get(name)).status]).toEqual([name, 404]);
    expect(readdirSync(ownFolder)).toEqual([]);
  });

  it('a file signed with the former secret is served during a rotation', async () => {
    await build({ 'rotated-1.js': 'kept' }, ['f'.repeat(32)]);
    using portal = await instance(folder(), [SECRET, 'f'.repeat(32)]);
    expect(await (await portal.get('rotated-1.js')).text()).toBe('kept');
  });

  it('a request for a path outside the folder reads nothing from the store', async () => {
    await store.update('asset ../escaped.js', 60, () => 'a.b');
    const ownFolder = folder();
    using portal = await instance(ownFolder);
    for (const name of ['..%2Fescaped.js', '.hidden', 'a/b.js'])
      expect((await portal.get(name)).status).toBe(404);
    expect(existsSync(join(ownFolder, '..', 'escaped.js'))).toBe(false);
  });
});
