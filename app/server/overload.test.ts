import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { text } from 'node:stream/consumers';
import express, { type Response } from 'express';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { refuseOverload } from './overload';
import { createRequestTelemetry } from './request-telemetry';

const UPLOAD_ROUTE = '/dashboard/applications/:id/upload';
const FILE = 'multipart/form-data; boundary=x';

let server: Server;
let delayMs = 0;
let waitingResponses: Response[] = [];

beforeEach(async () => {
  delayMs = 0;
  waitingResponses = [];
  const app = express();
  app.use(
    createRequestTelemetry({
      routeOf: (path) => (path === '/slow/upload' ? UPLOAD_ROUTE : path),
      accessLog: false,
    }),
  );
  app.use(refuseOverload({ delayMs: 200, requests: 2 }, () => delayMs));
  app.use('/slow', (_, response) => void waitingResponses.push(response));
  app.use((_, response) => void response.send('a page'));
  server = await new Promise((resolve) => {
    const listening = app.listen(0, '127.0.0.1', () => resolve(listening));
  });
});

afterEach(() => {
  for (const response of waitingResponses) response.destroy();
  server.close();
});

async function sendRequest(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { port } = server.address() as AddressInfo;
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const options = { port, host: '127.0.0.1', path, headers, method, agent: false };
    request(options, resolve).once('error', reject).end();
  });
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

async function holdRequests(count: number, { path = '/slow', method = 'GET', type = '' } = {}) {
  const { port } = server.address() as AddressInfo;
  for (let openRequests = 0; openRequests < count; openRequests += 1) {
    const headers = { 'content-type': type };
    request({ port, host: '127.0.0.1', path, headers, method, agent: false })
      .on('error', () => {})
      .end();
  }
  await expect.poll(() => waitingResponses.length).toBe(count);
}

describe('refuseOverload (refuses requests while the portal is overloaded)', () => {
  it('refuses with 503, Retry-After and a message while the event loop is delayed', async () => {
    delayMs = 201;
    const { status, headers, body } = await sendRequest('/login', { 'accept-language': 'en' });
    expect(status).toBe(503);
    expect(headers['retry-after']).toBe('5');
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toContain('Try again in a few seconds.');
    delayMs = 200;
    expect(await sendRequest('/login')).toMatchObject({ status: 200 });
  });

  it('refuses requests above the limit and accepts requests again after a response', async () => {
    await holdRequests(2);
    expect(await sendRequest('/login')).toMatchObject({ status: 503 });
    waitingResponses[0]?.send('done');
    await expect.poll(async () => (await sendRequest('/login')).status).toBe(200);
  });

  it('stops counting requests of disconnected clients', async () => {
    await holdRequests(2);
    for (const response of waitingResponses) response.destroy();
    await expect.poll(async () => (await sendRequest('/login')).status).toBe(200);
  });

  it.each([
    ['scripts', 'PUT', 'application/pdf'],
    ['forms', 'POST', FILE],
  ])('does not count uploads that %s send', async (_, method, type) => {
    await holdRequests(2, { path: '/slow/upload', method, type });
    expect(await sendRequest('/login')).toMatchObject({ status: 200 });
  });

  it.each([
    ['a GET request with an upload path', '/slow/upload', 'GET'],
    ['a multipart POST to another path', '/slow', 'POST'],
  ])('counts %s as an ordinary request', async (_, path, method) => {
    await holdRequests(2, { path, method, type: FILE });
    expect(await sendRequest('/login')).toMatchObject({ status: 503 });
  });

  it('refuses forms only at a longer delay than pages', async () => {
    delayMs = 500;
    expect(await sendRequest('/login')).toMatchObject({ status: 503 });
    expect(await sendRequest('/login', {}, 'POST')).toMatchObject({ status: 200 });
    delayMs = 601;
    expect(await sendRequest('/login', {}, 'POST')).toMatchObject({ status: 503 });
  });

  it.each(['/healthz', '/readyz'])('answers %s at any delay of the event loop', async (path) => {
    delayMs = 10_000;
    expect(await sendRequest(path)).toMatchObject({ status: 200 });
  });
});
