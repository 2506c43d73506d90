import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { JSDOM } from 'jsdom';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Relay } from './relay';

const PAGE = '<!doctype html><html><head><title>Login</title></head><body></body></html>';

let portal: Server;
let origin: string;
let relay: Relay;
const receivedRequests: { url: string; world: unknown; language: unknown }[] = [];

beforeAll(async () => {
  portal = createServer(({ url = '', headers }, response) => {
    receivedRequests.push({ url, world: headers['x-sandbox'], language: headers['accept-language'] });
    const type = url.endsWith('.json') ? 'application/json' : 'text/html; charset=utf-8';
    response.setHeader('Content-Security-Policy', "script-src 'nonce-a+b=' 'strict-dynamic'");
    response.writeHead(url.startsWith('/nowhere') ? 404 : 200, { 'Content-Type': type });
    response.end(type === 'application/json' ? '{"head":"<head>"}' : PAGE);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => portal.once('listening', resolve));
  origin = `http://demo.localhost:${(portal.address() as AddressInfo).port}`;
});
afterAll(() => portal.close());

beforeEach(async () => {
  receivedRequests.length = 0;
  relay = await Relay.begin();
});
afterEach(() => relay.end());

async function ask(path: string, body?: string): Promise<string> {
  const [hostname, port] = relay.address.split(':');
  const response = await new Promise<NodeJS.ReadableStream>((resolve, reject) => {
    const headers = { 'accept-language': 'en' };
    const method = body === undefined ? 'GET' : 'POST';
    request({ hostname, port, path: origin + path, headers, method }, resolve)
      .once('error', reject)
      .end(body);
  });
  return text(response);
}

describe('Relay (proxy between test browser and portal)', () => {
  it("replaces the browser's request headers by the visitor's headers", async () => {
    relay.setHeaders({ 'x-sandbox': 'one', 'accept-language': 'de-DE' });
    await ask('/login');
    await ask('/login.json');
    const carriedHeaders = { world: 'one', language: 'de-DE' };
    expect(receivedRequests).toEqual([
      { url: '/login', ...carriedHeaders },
      { url: '/login.json', ...carriedHeaders },
    ]);
  });

  it('remembers the HTTP status of each document', async () => {
    await ask('/nowhere?from=mail');
    expect(relay.responseOf(`${origin}/nowhere?from=mail#main`)).toMatchObject({ status: 404 });
    expect(relay.responseOf(`${origin}/login`)).toBeNull();
  });

  it('forwards responses other than HTML documents unchanged', async () => {
    expect(await ask('/login.json')).toBe('{"head":"<head>"}');
  });

  it('collects console messages and removes the script of the relay from the page', async () => {
    const { window } = new JSDOM(await ask('/login'), {
      url: `${origin}/login`,
      runScripts: 'dangerously',
      beforeParse: (page) => {
        const reports: Promise<string>[] = [];
        Object.assign(page, { told: reports });
        Object.defineProperty(page.navigator, 'sendBeacon', {
          value: (url: string, words: string) => reports.push(ask(url, words)),
        });
      },
    });
    expect(window.document.head.innerHTML).toBe('<title>Login</title>');
    window.eval('console.info("said", 7)');
    window.dispatchEvent(new window.ErrorEvent('error', { message: 'broken', filename: 'a.js' }));
    await Promise.all(window.told as Promise<string>[]);
    expect(relay.consoleMessages.toSorted()).toEqual([
      `console.info on ${origin}/login: said 7`,
      `uncaught on ${origin}/login: broken (a.js)`,
    ]);
    expect(receivedRequests.map(({ url }) => url)).toEqual(['/login']);
  });

  it("allows the script of the relay in the page's Content-Security-Policy", async () => {
    expect(await ask('/login')).toContain('<script nonce="a+b=">');
  });
});
