import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { text } from 'node:stream/consumers';
import express, { type Response } from 'express';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { refuseOverload } from './overload';
import { createRequestTelemetry } from './request-telemetry';

const UPLOAD = '/dashboard/applications/:id/upload';
const FILE = 'multipart/form-data; boundary=x';

let server: Server;
let delay = 0;
let waiting: Response[] = [];

beforeEach(async () => {
  delay = 0;
  waiting = [];
  const app = express();
  app.use(
    createRequestTelemetry({
      routeOf: (path) => (path === '/slow/upload' ? UPLOAD : path),
      accessLog: false,
    }),
  );
  app.use(refuseOverload({ delayMs: 200, requests: 2 }, () => delay));
  app.use('/slow', (_, response) => void waiting.push(response));
  app.use((_, response) => void response.send('a page'));
  server = await new Promise((resolve) => {
    const listening = app.listen(0, '127.0.0.1', () => resolve(listening));
  });
});

afterEach(() => {
  for (const response of waiting) response.destroy();
  server.close();
});

async function asks(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { port } = server.address() as AddressInfo;
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const options = { port, host: '127.0.0.1', path, headers, method, agent: false };
    request(options, resolve).once('error', reject).end();
  });
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

async function holds(count: number, { path = '/slow', method = 'GET', type = '' } = {}) {
  const { port } = server.address() as AddressInfo;
  for (let held = 0; held < count; held += 1) {
    const headers = { 'content-type': type };
    request({ port, host: '127.0.0.1', path, headers, method, agent: false })
      .on('error', () => {})
      .end();
  }
  await expect.poll(() => waiting.length).toBe(count);
}

describe('refuseOverload (refuses requests while the portal is overloaded)', () => {
  it('refuses with 503, Retry-After and a message while the event loop is delayed', async () => {
    delay = 201;
    const { status, headers, body } = await asks('/login', { 'accept-language': 'en' });
    expect(status).toBe(503);
    expect(headers['retry-after']).toBe('5');
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toContain('Try again in a few seconds.');
    delay = 200;
    expect(await asks('/login')).toMatchObject({ status: 200 });
  });

  it('refuses requests above the limit and accepts requests again after a response', async () => {
    await holds(2);
    expect(await asks('/login')).toMatchObject({ status: 503 });
    waiting[0]?.send('done');
    await expect.poll(async () => (await asks('/login')).status).toBe(200);
  });

  it('stops counting requests of disconnected clients', async () => {
    await holds(2);
    for (const response of waiting) response.destroy();
    await expect.poll(async () => (await asks('/login')).status).toBe(200);
  });

  it.each([
    ['scripts', 'PUT', 'application/pdf'],
    ['forms', 'POST', FILE],
  ])('does not count uploads that %s send', async (_, method, type) => {
    await holds(2, { path: '/slow/upload', method, type });
    expect(await asks('/login')).toMatchObject({ status: 200 });
  });

  it.each([
    ['a GET request with an upload path', '/slow/upload', 'GET'],
    ['a multipart POST to another path', '/slow', 'POST'],
  ])('counts %s as an ordinary request', async (_, path, method) => {
    await holds(2, { path, method, type: FILE });
    expect(await asks('/login')).toMatchObject({ status: 503 });
  });

  it('refuses forms only at a longer delay than pages', async () => {
    delay = 500;
    expect(await asks('/login')).toMatchObject({ status: 503 });
    expect(await asks('/login', {}, 'POST')).toMatchObject({ status: 200 });
    delay = 601;
    expect(await asks('/login', {}, 'POST')).toMatchObject({ status: 503 });
  });

  it.each(['/healthz', '/readyz'])('answers %s at any delay of the event loop', async (path) => {
    delay = 10_000;
    expect(await asks(path)).toMatchObject({ status: 200 });
  });
});
