import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { Agent } from 'undici';
import { afterAll, beforeAll, type MockInstance, vi } from 'vitest';

const FORWARDED_HEADERS = ['content-type', 'x-ms-blob-type', 'cookie'];

/** Forwards to msw, which cannot intercept connections to the file store. Call after `openPortal`. */
export function serveFileStore(): void {
  const connections = new Agent();
  let server: Server;
  let dispatchSpy: MockInstance;

  beforeAll(async () => {
    const { fileTransfer } = await import('~/dashboard/documents/file-transfer.server');
    const { settings } = await import('~/settings/settings.server');
    server = createServer((request, response) => forwardRequest(settings.apiBaseUrl, request, response));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    dispatchSpy = vi
      .spyOn(fileTransfer.connections, 'dispatch')
      .mockImplementation((options, handler) => connections.dispatch({ ...options, origin }, handler));
  });
  afterAll(async () => {
    dispatchSpy.mockRestore();
    await connections.destroy();
    await promisify(server.close.bind(server))();
  });
}

async function forwardRequest(
  targetUrl: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = 'GET', url = '/' } = request;
  const headers = FORWARDED_HEADERS.flatMap((name) => {
    const value = request.headers[name];
    return typeof value === 'string' ? [[name, value] as [string, string]] : [];
  });
  const chunks: Uint8Array[] = [];
  try {
    const body = method === 'PUT' ? new Uint8Array(await buffer(request)) : null;
    const { status, body: bytes } = await fetch(targetUrl + url, { method, headers, body });
    response.statusCode = status;
    for await (const chunk of bytes ?? []) chunks.push(chunk);
    response.end(Buffer.concat(chunks));
  } catch {
    if (chunks.length > 0) response.write(Buffer.concat(chunks), () => response.destroy());
    else response.destroy();
  }
}
