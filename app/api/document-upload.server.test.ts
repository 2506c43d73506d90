import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { confirmUpload, createDocument, listDocuments } from 'contracts/api/documents';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { log } from '~/telemetry/log.server';
import { renderMetrics } from '~/telemetry/metrics.server';
import type { ApiClient } from './client.server';
import { uploadDocument } from './document-upload.server';
import { createFileConnections } from './file-connections.server';
import type { ApiError } from './result';

const LONG_TIMEOUT_MS = 60_000;
const DOCUMENT = { file_name: 'Bilanz.pdf', document_type: 'other' };
const REFUSED: ApiError = { kind: 'refused', status: 422, errors: [{ code: 'err_document_too_old' }] };

let store: Server;
let url: string;
let received: { headers: IncomingHttpHeaders; bytes: number }[];
let responseStatus: number | null;
let responseHeaders: Record<string, string>;

beforeEach(async () => {
  received = [];
  responseStatus = 201;
  responseHeaders = {};
  store = createServer((request, response) => {
    let bytes = 0;
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
    });
    request.on('end', () => {
      received.push({ headers: request.headers, bytes });
      if (responseStatus !== null) response.writeHead(responseStatus, responseHeaders).end();
    });
  });
  await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(store.address() as AddressInfo).port}/file`;
});
afterEach(() => {
  store.closeAllConnections();
  store.close();
});

function api({
  record,
  confirmation,
  listedUploadState,
  isConfirmationEmpty = false,
  uploadUrl,
  timeoutMs = LONG_TIMEOUT_MS,
}: {
  record?: ApiError;
  confirmation?: ApiError;
  listedUploadState?: boolean | null | undefined;
  isConfirmationEmpty?: boolean;
  uploadUrl?: string;
  timeoutMs?: number;
} = {}) {
  const confirmed: unknown[] = [];
  const call = vi.fn(
    async (calledOperation: { name: string }, input: { body: { is_upload_successful?: boolean } }) => {
      if (calledOperation === createDocument) {
        return record
          ? { ok: false, error: record }
          : { ok: true, data: { document_id: 'd1', upload_url: uploadUrl ?? url } };
      }
      if (calledOperation === listDocuments) {
        if (listedUploadState === undefined) return { ok: false, error: { kind: 'unreachable' } };
        return {
          ok: true,
          data: { result: [{ document_id: 'd1', is_upload_successful: listedUploadState }] },
        };
      }
      expect(calledOperation.name).toBe(confirmUpload.name);
      confirmed.push(input.body.is_upload_successful);
      return confirmation && input.body.is_upload_successful
        ? { ok: false, error: confirmation }
        : { ok: true, data: isConfirmationEmpty ? null : { document_id: 'd1' } };
    },
  );
  return { client: { timeoutMs, call } as unknown as ApiClient, call, confirmed };
}

async function* fileChunks(count: number, finalError?: Error): AsyncGenerator<Uint8Array> {
  for (let piece = 0; piece < count; piece += 1) yield new Uint8Array(1000);
  if (finalError) throw finalError;
}

const file = (bytes: AsyncIterable<Uint8Array>, size: number | null) => ({
  bytes,
  size,
  contentType: 'application/pdf',
});

const sendOptions = () => ({
  hosts: { names: [new URL(url).host], plainHttp: true },
  connections: createFileConnections(url).agent,
});

describe('DOC-02: uploadDocument', () => {
  it.each([
    [3000, { 'content-length': '3000' }],
    [null, { 'transfer-encoding': 'chunked' }],
  ])(
    'D-64: sends a file of size %s as a block blob with its type and without cookies',
    async (size, lengthHeader) => {
      const { client, confirmed } = api();
      const result = await uploadDocument(
        client,
        { applicationId: 'a1', document: DOCUMENT, file: file(fileChunks(3), size) },
        sendOptions(),
      );
      expect(result).toEqual({ ok: true, data: { document_id: 'd1' } });
      expect(confirmed).toEqual([true]);
      const [sent] = received;
      expect(sent).toMatchObject({
        bytes: 3000,
        headers: { 'content-type': 'application/pdf', 'x-ms-blob-type': 'BlockBlob', ...lengthHeader },
      });
      expect(sent?.headers).not.toHaveProperty('cookie');
    },
  );

  it('counts active uploads and sent bytes for Prometheus', async () => {
    const counted = async (name: string) =>
      Number(new RegExp(`^${name} (\\d+)$`, 'm').exec((await renderMetrics()).text)?.[1]);
    const bytesBefore = await counted('portal_uploaded_bytes_total');
    const uploadCounts: number[] = [];
    async function* chunksCountingUploads() {
      for await (const piece of fileChunks(3)) {
        uploadCounts.push(await counted('portal_uploads_in_progress'));
        yield piece;
      }
    }
    await uploadDocument(
      api().client,
      { applicationId: 'a1', document: DOCUMENT, file: file(chunksCountingUploads(), 3000) },
      sendOptions(),
    );
    expect([...uploadCounts, await counted('portal_uploads_in_progress')]).toEqual([1, 1, 1, 0]);
    expect((await counted('portal_uploaded_bytes_total')) - bytesBefore).toBe(3000);
  });

  it('sends no file if the lending API refuses to create the document record', async () => {
    const { client, confirmed } = api({ record: REFUSED });
    const result = await uploadDocument(
      client,
      { applicationId: 'a1', document: DOCUMENT, file: file(fileChunks(3), 3000) },
      sendOptions(),
    );
    expect(result).toEqual({ ok: false, step: 'record', error: REFUSED });
    expect([received, confirmed]).toEqual([[], []]);
  });

  it('reports a failed upload if the store refuses the file', async () => {
    responseStatus = 503;
    const { client, confirmed } = api();
    const result = await uploadDocument(
      client,
      { applicationId: 'a1', document: DOCUMENT, file: file(fileChunks(3), 3000) },
      sendOptions(),
    );
    expect(result).toEqual({
      ok: false,
      step: 'file',
      documentId: 'd1',
      error: { kind: 'unreadable', status: 503 },
    });
    expect(confirmed).toEqual([false]);
  });

  it('reports a failed upload if reading the file fails midway', async () => {
    const { client, confirmed } = api();
    const cause = new Error('gone');
    const result = await uploadDocument(
      client,
      { applicationId: 'a1', document: DOCUMENT, file: file(fileChunks(2, cause), 3000) },
      sendOptions(),
    );
    expect(result).toEqual({ ok: false, step: 'file', documentId: 'd1', error: { kind: 'source', cause } });
    expect(confirmed).toEqual([false]);
  });

  it('reports a failed upload if the file has fewer bytes than announced', async () => {
    const { client, confirmed } = api();
    const result = await uploadDocument(
      client,
      { applicationId: 'a1', document: DOCUMENT, file: file(fileChunks(2), 3000) },
      sendOptions(),
    );
    expect(result).toMatchObject({ ok: false, step: 'file' });
    expect(confirmed).toEqual([false]);
  });

  it('reports a failed upload if the store exceeds the timeout', async () => {
    responseStatus = null;
    const { client, confirmed } = api({ timeoutMs: 300 });
    const result = await uploadDocument(
      client,
      { applicationId: 'a1', document: DOCUMENT, file: file(fileChunks(3), 3000) },
      sendOptions(),
    );
    expect(result).toEqual({ ok: false, step: 'file', documentId: 'd1', error: { kind: 'timeout' } });
    expect(confirmed).toEqual([false]);
  });

  it('succeeds after the timeout if bytes have kept arriving', async () => {
    const timeoutMs = 1_500;
    async function* slowChunks() {
      for (let piece = 0; piece < 5; piece += 1) {
        await new Promise((resolve) => setTimeout(resolve, timeoutMs / 4));
        yield new Uint8Array(1000);
      }
    }
    const { client } = api({ timeoutMs });
    const result = await uploadDocument(
      client,
      { applicationId: 'a1', document: DOCUMENT, file: file(slowChunks(), 5000) },
      sendOptions(),
    );
    expect(result.ok).toBe(true);
  });

  it('succeeds if the API answers the confirmation without a body', async () => {
    const { client, confirmed } = api({ isConfirmationEmpty: true });
    const result = await uploadDocument(
      client,
      { applicationId: 'a1', document: DOCUMENT, file: file(fileChunks(3), 3000) },
      sendOptions(),
    );
    expect(result).toEqual({
      ok: true,
      data: { document_id: 'd1', document_name: DOCUMENT.file_name },
    });
    expect(confirmed).toEqual([true]);
  });

  it('reports a failed upload if the confirmation is refused', async () => {
    const { client, confirmed } = api({ confirmation: REFUSED });
    const result = await uploadDocument(
      client,
      { applicationId: 'a1', document: DOCUMENT, file: file(fileChunks(3), 3000) },
      sendOptions(),
    );
    expect(result).toEqual({ ok: false, step: 'confirmation', documentId: 'd1', error: REFUSED });
    expect(confirmed).toEqual([true, false]);
  });

  it.each<[ApiError, boolean | null | undefined, boolean[]]>([
    [{ kind: 'unreadable', status: 200 }, true, [true]],
    [{ kind: 'unreachable' }, true, [true]],
    [{ kind: 'unreadable', status: 200 }, null, [true, false]],
    [{ kind: 'unreadable', status: 200 }, undefined, [true]],
  ])(
    'after a confirmation that fails with %j, reads from the documents list whether the file is uploaded: %s',
    async (error, isUploaded, expectedConfirmations) => {
      const { client, confirmed } = api({ confirmation: error, listedUploadState: isUploaded });
      const result = await uploadDocument(
        client,
        { applicationId: 'a1', document: DOCUMENT, file: file(fileChunks(3), 3000) },
        sendOptions(),
      );
      expect(result).toMatchObject(
        isUploaded ? { ok: true, data: { document_id: 'd1' } } : { ok: false, step: 'confirmation', error },
      );
      expect(confirmed).toEqual(expectedConfirmations);
    },
  );

  it('reports a failed upload if the sender disconnects', async () => {
    const { client, confirmed } = api();
    const cancellation = new AbortController();
    async function* stalledChunks() {
      yield new Uint8Array(1000);
      cancellation.abort();
      await new Promise((resolve) => setTimeout(resolve, 50));
      throw new Error('gone');
    }
    const result = await uploadDocument(
      client,
      { applicationId: 'a1', document: DOCUMENT, file: file(stalledChunks(), 3000) },
      {
        ...sendOptions(),
        signal: cancellation.signal,
      },
    );
    expect(result).toMatchObject({ ok: false, step: 'file', error: { kind: 'source' } });
    expect(confirmed).toEqual([false]);
  });

  it.each([
    ['another host', 'https://evil.example/file'],
    ['another port of the same host', 'http://127.0.0.1:9/file'],
    ['another scheme', 'ftp://127.0.0.1/file'],
    ['the address of cloud metadata', 'http://169.254.169.254/file'],
  ])('D-64: sends nothing to %s and reports a failed upload', async (_, uploadUrl) => {
    const { client, confirmed } = api({ uploadUrl });
    const result = await uploadDocument(
      client,
      { applicationId: 'a1', document: DOCUMENT, file: file(fileChunks(3), 3000) },
      sendOptions(),
    );
    const error = { kind: 'unreadable', status: 502 };
    expect(result).toEqual({ ok: false, step: 'file', documentId: 'd1', error });
    expect([received, confirmed]).toEqual([[], [false]]);
  });

  it('D-64: logs the host that FILE_HOSTS does not list, with the name of the setting', async () => {
    const warnSpy = vi.spyOn(log, 'warn').mockImplementation(() => {});
    const { client } = api({ uploadUrl: 'https://unlisted-upload.example/file?signature=secret' });
    await uploadDocument(
      client,
      { applicationId: 'a1', document: DOCUMENT, file: file(fileChunks(3), 3000) },
      sendOptions(),
    );
    expect(warnSpy.mock.calls).toEqual([
      [
        'file-transfer-failed',
        expect.objectContaining({
          ...{ way: 'upload', why: 'unlisted-host' },
          ...{ host: 'unlisted-upload.example', setting: 'FILE_HOSTS', times: 1 },
        }),
      ],
    ]);
    warnSpy.mockRestore();
  });

  it('logs the status with which the store refuses a file', async () => {
    const warnSpy = vi.spyOn(log, 'warn').mockImplementation(() => {});
    responseStatus = 403;
    const { client } = api();
    await uploadDocument(
      client,
      { applicationId: 'a1', document: DOCUMENT, file: file(fileChunks(3), 3000) },
      sendOptions(),
    );
    const { host } = new URL(url);
    expect(warnSpy.mock.calls).toEqual([
      ['file-transfer-failed', expect.objectContaining({ way: 'upload', why: 'status', host, status: 403 })],
    ]);
    warnSpy.mockRestore();
  });

  it('D-64: refuses redirects of the store', async () => {
    responseStatus = 307;
    responseHeaders = { Location: `${url}/elsewhere` };
    const { client, confirmed } = api();
    const result = await uploadDocument(
      client,
      { applicationId: 'a1', document: DOCUMENT, file: file(fileChunks(3), 3000) },
      sendOptions(),
    );
    expect(result).toMatchObject({ ok: false, step: 'file' });
    expect([received.length, confirmed]).toEqual([1, [false]]);
  });
});
