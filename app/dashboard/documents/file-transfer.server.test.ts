import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type * as Downloads from '~/api/document-download.server';
import type * as Stores from './file-transfer.server';

let storage: Server;
let origin: string;
let fetchFile: typeof Downloads.fetchFile;
let fileTransfer: (typeof Stores)['fileTransfer'];

beforeAll(async () => {
  storage = createServer(({ url }, response) => response.end(Buffer.alloc(Number(url?.slice(1))))).listen(
    0,
    '127.0.0.1',
  );
  await once(storage, 'listening');
  origin = `http://127.0.0.1:${(storage.address() as AddressInfo).port}`;
  vi.stubEnv('API_BASE_URL', origin);
  vi.stubEnv('DOWNLOAD_MAX_MB', '0.01');
  ({ fetchFile } = await import('~/api/document-download.server'));
  ({ fileTransfer } = await import('./file-transfer.server'));
});
afterAll(() => {
  vi.unstubAllEnvs();
  storage.close();
  storage.closeAllConnections();
});

const fetched = (bytes: number) =>
  fetchFile(`${origin}/${bytes}`, {
    ...fileTransfer,
    timeoutMs: 2_000,
    signal: new AbortController().signal,
  });

it('HTTP-06: fetchFile refuses a file above DOWNLOAD_MAX_MB', async () => {
  expect(await fetched(10_000)).toMatchObject({ ok: true, data: { size: 10_000 } });
  expect(await fetched(11_000)).toMatchObject({ ok: false, error: { kind: 'unreadable' } });
});
