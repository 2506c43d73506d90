import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { createReadableStreamFromReadable } from '@remix-run/node';
import type { RequestHandler } from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { captureLog } from '~/telemetry/testing/captured-log';
import { createPortalServer } from './portal-server';

interface ServerReply {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

const files = mkdtempSync(join(tmpdir(), 'portal-files-'));
const sharedAssets = mkdtempSync(join(tmpdir(), 'portal-shared-assets-'));
const receivedRequests: string[] = [];
const routedPaths: string[] = [];
const turnLog: string[] = [];
const OWN_FRAME = { 'X-Frame-Options': 'SAMEORIGIN' };

const pages: RequestHandler = async (incomingRequest, response) => {
  receivedRequests.push(`${incomingRequest.method} ${incomingRequest.originalUrl}`);
  if (incomingRequest.path.startsWith('/turn/')) {
    turnLog.push(incomingRequest.path);
    queueMicrotask(() => turnLog.push('on'));
  }
  if (incomingRequest.path === '/fails') throw new Error('a secret of the inside');
  if (incomingRequest.path === '/frame') response.set(OWN_FRAME);
  if (incomingRequest.path === '/early') {
    createReadableStreamFromReadable(incomingRequest);
    return response.status(401).send('early');
  }
  if (incomingRequest.path === '/signin') return response.redirect(301, '/login');
  response.send(`${incomingRequest.headers['x-forwarded-host']} ${(await text(incomingRequest)).length}`);
};

let server: Server;
let port: number;

beforeAll(async () => {
  mkdirSync(join(files, 'assets'));
  writeFileSync(join(files, 'assets', 'root-Ab12.js'), 'let a;');
  writeFileSync(join(files, 'assets', 'root-Ab12.js.br'), brotliCompressSync('let a;'));
  writeFileSync(join(files, 'assets', 'root-Ab12.js.gz'), gzipSync('let a;'));
  writeFileSync(join(files, 'favicon.svg'), '<svg/>');
  writeFileSync(join(sharedAssets, 'root-Old1.js'), 'let old;');
  writeFileSync(join(sharedAssets, 'root-Ab12.js'), 'let other;');
  writeFileSync(join(files, 'assets', 'gone-Ab12.js'), 'let b;');
  writeFileSync(join(files, 'assets', 'gone-Ab12.js.br'), brotliCompressSync('let b;'));
  writeFileSync(join(files, 'Geschäft.txt'), 'words');
  server = createPortalServer({
    files,
    sharedAssets,
    build: 'b1',
    pages: (...args) => Promise.resolve(pages(...args)).catch(args[2]),
    routeOf: (path) => {
      routedPaths.push(path);
      return path.startsWith('/dashboard/') ? path : '/';
    },
    isTrustedProxy: () => false,
    accessLog: false,
  });
  rmSync(join(files, 'assets', 'gone-Ab12.js'));
  rmSync(join(files, 'assets', 'gone-Ab12.js.br'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
  for (const folder of [files, sharedAssets]) rmSync(folder, { recursive: true });
});

function sendRequest(
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body = '',
): Promise<ServerReply> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, method, path, headers }, async (response) => {
      resolve({ status: response.statusCode, headers: response.headers, body: await text(response) });
    });
    sent.once('error', reject).end(body);
  });
}

describe('security headers', () => {
  it.each<[string, string, Record<string, string>?]>([
    ['GET', '/'],
    ['GET', '/signin'],
    ['GET', '/', { origin: 'https://evil.example' }],
    ['GET', '/assets/root-Ab12.js'],
    ['GET', '/favicon.svg'],
    ['GET', '/%zz'],
    ['POST', '/logout', { origin: 'https://evil.example' }],
  ])('security headers are set on %s %s', async (method, path, headers = {}) => {
    const response = await sendRequest(method, path, headers);
    expect(response.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
    expect(response.headers['x-powered-by']).toBeUndefined();
    expect(Object.keys(response.headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
  });

  it('security headers do not override headers that a page sets', async () => {
    expect((await sendRequest('GET', '/frame')).headers['x-frame-options']).toBe('SAMEORIGIN');
  });
});

describe('Cache-Control', () => {
  it.each([
    ['/assets/root-Ab12.js', 'public, max-age=31536000, immutable'],
    ['/assets/root-Old1.js', 'public, max-age=31536000, immutable'],
    ['/favicon.svg', 'public, max-age=3600'],
    ['/assets/gone.js', 'no-store'],
    ['/', 'no-store'],
  ])('Cache-Control of %s has the value %s', async (path, expected) => {
    expect((await sendRequest('GET', path)).headers['cache-control']).toBe(expected);
  });
});

it.each([
  ['gzip, br', 'br'],
  ['gzip', 'gzip'],
  ['gzip;q=0, br;q=0', undefined],
  ['identity', undefined],
])('a static file is sent precompressed to browsers that accept %s', async (accepted, encoding) => {
  const { status, headers } = await sendRequest('GET', '/assets/root-Ab12.js', {
    'accept-encoding': accepted,
  });
  expect([status, headers['content-encoding'], headers['cache-control']]).toEqual([
    200,
    encoding,
    'public, max-age=31536000, immutable',
  ]);
  expect(headers['content-type']).toMatch(/^(text|application)\/javascript/);
  expect(headers.vary).toMatch(/accept-encoding/i);
});

it.each([
  ['requested by another method', 'POST', '/assets/root-Ab12.js'],
  ['deleted since the start', 'GET', '/assets/gone-Ab12.js'],
])('a file that is %s is answered without Content-Encoding', async (_, method, path) => {
  const { headers, body } = await sendRequest(method, path, { 'accept-encoding': 'br' });
  expect(headers['content-encoding']).toBeUndefined();
  expect(body).toMatch(/^\S+ 0$/);
});

it('a file created after the start is not served', async () => {
  writeFileSync(join(files, 'signin'), 'a file');
  expect((await sendRequest('GET', '/signin')).body).not.toBe('a file');
  expect((await sendRequest('GET', '/Gesch%C3%A4ft.txt')).body).toBe('words');
});

it.each(['/assets', '/assets/', '/'])('a folder is not listed at %s', async (path) => {
  expect((await sendRequest('GET', path)).body).not.toContain('root-');
});

describe('instance of one build behind a load balancer with several builds', () => {
  it('an instance serves the hashed files of every build, and prefers the files of the running build', async () => {
    expect((await sendRequest('GET', '/assets/root-Old1.js')).body).toBe('let old;');
    expect((await sendRequest('GET', '/assets/root-Ab12.js')).body).toBe('let a;');
    expect((await sendRequest('GET', '/root-Old1.js')).body).not.toContain('let old;');
  });

  it('an instance names the running build in page responses', async () => {
    expect((await sendRequest('GET', '/')).headers['x-portal-build']).toBe('b1');
  });
});

describe('cross-site form', () => {
  const foreignOrigin = { origin: 'https://evil.example' };

  it.each([
    ['de-DE,de', 'de', 'Website'],
    ['fr', 'fr', 'site'],
    ['sv', 'de', 'Website'],
  ])(
    'a cross-site form is refused with a message for %s before the pages receive the form',
    async (acceptLanguage, language, word) => {
      receivedRequests.length = 0;
      const response = await sendRequest(
        'POST',
        '/logout',
        { ...foreignOrigin, 'accept-language': acceptLanguage },
        'a=b',
      );
      expect([
        response.status,
        response.headers['content-type'],
        response.headers['content-language'],
      ]).toEqual([403, 'text/plain; charset=utf-8', language]);
      expect(response.body).toContain(word);
      expect(receivedRequests).toEqual([]);
    },
  );

  it('A form of the portal is accepted if the proxy adds the default port to the host', async () => {
    const ownOrigin = { origin: 'http://portal.example', host: 'Portal.example:80' };
    expect((await sendRequest('POST', '/logout', ownOrigin)).status).toBe(200);
  });

  it('A cross-site form is refused in the language of the cookie', async () => {
    const response = await sendRequest('POST', '/logout', { ...foreignOrigin, cookie: 'portal_language=pl' });
    expect(response.headers['content-language']).toBe('pl');
  });

  it('A cross-site form is refused with an HTML page for browsers', async () => {
    const headers = { ...foreignOrigin, origin: 'null', accept: 'text/html', 'accept-language': 'en' };
    const response = await sendRequest('POST', '/logout', headers, 'a=b');
    expect([response.status, response.headers['content-type']]).toEqual([403, 'text/html; charset=utf-8']);
    expect(response.body).toContain('<html lang="en">');
    expect(response.body).toContain('<h1>This form came from another website, so we didn’t accept it.</h1>');
    expect(response.body).toContain('<a href="/">Go to the home page</a>');
    expect(response.headers['content-security-policy']).toMatch(/style-src 'sha256-[\w+/=]+'(;|$)/);
  });

  it('A cross-site form is refused despite a forged forwarded host', async () => {
    const headers = { ...foreignOrigin, 'x-forwarded-host': 'evil.example' };
    expect((await sendRequest('POST', '/logout', headers)).status).toBe(403);
    expect((await sendRequest('GET', '/', headers)).body).toMatch(/^undefined /);
  });

  it('A cross-site form is distinguished from forms of the portal and from non-browser clients', async () => {
    expect((await sendRequest('POST', '/logout', { origin: `http://127.0.0.1:${port}` }, 'a=b')).status).toBe(
      200,
    );
    expect((await sendRequest('POST', '/logout', {}, 'a=b')).status).toBe(200);
  });
});

it('a link with trailing punctuation is redirected to the URL without the punctuation', async () => {
  const response = await sendRequest('GET', '/user/account/reset/abc).');
  expect([response.status, response.headers.location]).toEqual([302, '/user/account/reset/abc']);
  expect((await sendRequest('POST', '/user/account/reset/abc.', {}, 'a=b')).status).toBe(200);
});

it('16 KB of cookies are answered with 431 and a page in every language', async () => {
  const cookie = `a=${'x'.repeat(60_000)}`;
  const response = await sendRequest('GET', '/', { cookie });
  expect([response.status, response.headers['content-type']]).toEqual([431, 'text/html; charset=utf-8']);
  expect(response.headers['x-content-type-options']).toBe('nosniff');
  for (const language of ['de', 'en', 'fr', 'pl'])
    expect(response.body).toMatch(new RegExp(`<section lang="${language}"><h1>[^<]*ookie[^<]*</h1>`));
  expect((await sendRequest('GET', '/', { cookie: `a=${'x'.repeat(15_000)}` })).status).toBe(200);
});

it('the request target * is answered with 400 and a message', async () => {
  const response = await sendRequest('GET', '*', { 'accept-language': 'en' });
  expect([response.status, response.body]).toEqual([400, 'This address doesn’t work. Check the link.']);
});

describe('URL above the size limits', () => {
  it.each([
    ['a thousand segments', `/${'a/'.repeat(1_000)}`, 404],
    ['two slashes', '//login', 404],
    ['a run of slashes', `/login${'/'.repeat(2_000)}`, 404],
    ['a run of slashes below the assets', `/assets${'/'.repeat(1_000)}`, 404],
    ['a long path', `/${'a'.repeat(2_048)}`, 414],
    ['a long query', `/?${'a'.repeat(8_191)}`, 414],
  ])(
    'a URL with %s is refused before the log, the routes and the pages read the URL',
    async (_, path, status) => {
      receivedRequests.length = 0;
      routedPaths.length = 0;
      for (const method of ['GET', 'POST']) {
        const response = await sendRequest(
          method,
          path,
          { 'accept-language': 'en' },
          method === 'POST' ? 'a=b' : '',
        );
        expect([response.status, response.headers['x-frame-options']]).toEqual([status, 'DENY']);
        expect(response.body).toMatch(/^This address/);
      }
      expect([receivedRequests, routedPaths]).toEqual([[], []]);
    },
  );

  it.each([
    ['de', 'Diese Adresse ist zu lang', 'Zur Startseite'],
    ['pl', 'Ten adres jest za długi', 'Przejdź do strony głównej'],
  ])(
    'a visitor with such a URL gets an error page in the visitor’s language: %s',
    async (language, words, home) => {
      const headers = { accept: 'text/html,*/*;q=0.8', cookie: `portal_language=${language}` };
      const { headers: responseHeaders, body } = await sendRequest('GET', `/${'a'.repeat(3_000)}`, headers);
      expect(responseHeaders['content-type']).toBe('text/html; charset=utf-8');
      expect(body).toContain(`<html lang="${language}">`);
      expect(body).toContain(`<h1>${words}`);
      expect(body).toContain(`<a href="/">${home}</a>`);
      const [style = ''] = /(?<=<style>)[^<]*/.exec(body) ?? [];
      const hash = createHash('sha256').update(style).digest('base64');
      expect(responseHeaders['content-security-policy']).toContain(`style-src 'sha256-${hash}'`);
    },
  );

  it('A URL just below the size limits is routed normally', async () => {
    for (const path of [`/${'a/'.repeat(20)}`, `/${'a'.repeat(2_047)}`, `/?${'a'.repeat(8_190)}`]) {
      expect((await sendRequest('GET', path)).status).toBe(200);
    }
  });
});

it.each([
  ['/%zz', '/not-found/%25zz'],
  ['/login/%c3?a=%20b?c', '/not-found/login/%25c3?a=%20b?c'],
  ['/user/account/invite/%E0%A4%A', '/not-found/user/account/invite/%25E0%25A4%25A'],
  ['/%', '/not-found/%25'],
  ['/dashboard/a%0Ab/c', '/not-found/dashboard/a%250Ab/c'],
  ['/a%0db', '/not-found/a%250db'],
  ['/a%E2%80%A8b?c=%0A', '/not-found/a%25E2%2580%25A8b?c=%0A'],
  [`/${'%zz'.repeat(500)}`, '/not-found'],
  [`${'/a'.repeat(19)}/%`, '/not-found'],
  ['/a%20b', '/a%20b'],
])('the request path $0 reaches the pages as $1', async (path, expectedPath) => {
  await sendRequest('GET', path);
  expect(receivedRequests.at(-1)).toBe(`GET ${expectedPath}`);
});

it.each(['/', 'javascript', 'https://a', ' '])('the forwarded protocol %j is ignored', async (protocol) => {
  const proxiedServer = createPortalServer({
    files,
    pages: (incomingRequest, response) => void response.send(incomingRequest.protocol),
    routeOf: () => '/',
    isTrustedProxy: () => true,
    accessLog: false,
  });
  await new Promise<void>((resolve) => proxiedServer.listen(0, '127.0.0.1', resolve));
  const address = proxiedServer.address() as AddressInfo;
  const readProtocol = async (forwardedProtocol: string) =>
    (
      await fetch(`http://127.0.0.1:${address.port}/`, {
        headers: { 'x-forwarded-proto': forwardedProtocol },
      })
    ).text();
  expect([
    await readProtocol(protocol),
    await readProtocol('https'),
    await readProtocol('https, http'),
  ]).toEqual(['http', 'https', 'https']);
  proxiedServer.close();
  proxiedServer.closeAllConnections();
});

it('a request with a malformed Host header is answered with 400', async () => {
  expect((await sendRequest('GET', '/', { host: 'a/b:c' })).status).toBe(400);
});

it('the response of a failing page reveals no internals', async () => {
  const log = captureLog();
  const response = await sendRequest('GET', '/fails?token=hush', { 'accept-language': 'en' });
  expect([response.status, response.headers['content-type']]).toEqual([500, 'text/plain; charset=utf-8']);
  expect(response.body).not.toMatch(/secret|node_modules|\.ts/);
  expect(log.lines).toMatchObject([{ event: 'request-failed', error: { name: 'Error' } }]);
  expect(log.text()).not.toMatch(/hush|secret/);
  log.release();
});

it('a large body is streamed', async () => {
  const body = 'x'.repeat(20_000_000);
  expect((await sendRequest('POST', '/upload', {}, body)).body).toBe('undefined 20000000');
});

it('an unread body is drained so that browsers read the response', async () => {
  const sent = request({ host: '127.0.0.1', port, method: 'PUT', path: '/early' });
  const responseStatus = new Promise<number | undefined>((resolve) =>
    sent.once('response', (response) => resolve(response.resume().statusCode)),
  );
  await new Promise<void>((resolve) => sent.end('x'.repeat(20_000_000), resolve));
  expect(await responseStatus).toBe(401);
}, 10_000);

it('an endless unread body closes the connection', async () => {
  const sent = request({ host: '127.0.0.1', port, method: 'PUT', path: '/early' });
  const closed = new Promise((resolve) => sent.on('error', () => {}).once('close', () => resolve(true)));
  sent.write('x'.repeat(70_000_000));
  expect(await closed).toBe(true);
}, 10_000);

it.each(['TRACE', 'OPTIONS', 'PROPFIND', 'DELETE'])(
  'the request method %s is answered with 405 and the allowed methods',
  async (method) => {
    const response = await sendRequest(method, '/login', { 'accept-language': 'en' });
    expect([response.status, response.headers.allow]).toEqual([405, 'GET, HEAD, POST']);
    expect(response.body).toContain('can’t answer');
  },
);

it('the Allow header of the upload URL includes PUT', async () => {
  const { headers } = await sendRequest('OPTIONS', '/dashboard/applications/:id/upload');
  expect(headers.allow).toBe('GET, HEAD, POST, PUT');
});

it.each<[number, Record<string, string>]>([
  [416, { range: 'bytes=99999999-' }],
  [412, { 'if-match': '"another"' }],
])('status %i for a missing range or version is not cached', async (status, path) => {
  const log = captureLog();
  const response = await sendRequest('GET', '/assets/root-Ab12.js', path);
  expect([response.status, response.headers['cache-control'], response.headers.etag]).toEqual([
    status,
    'no-store',
    undefined,
  ]);
  expect(log.lines).toEqual([]);
  log.release();
});

it('the portal starts to render concurrent pages one after the other', async () => {
  const socket = connect(port, '127.0.0.1');
  const rawRequests = ['a', 'b', 'c'].map((page) => `GET /turn/${page} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  socket.write(rawRequests.join(''));
  await expect.poll(() => turnLog.length).toBe(6);
  socket.destroy();
  expect(turnLog).toEqual(['/turn/a', 'on', '/turn/b', 'on', '/turn/c', 'on']);
});

it('the portal keeps serving after a client disconnects', async () => {
  const log = captureLog();
  await new Promise<void>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write('POST /upload HTTP/1.1\r\nHost: localhost\r\nContent-Length: 50\r\n\r\nhalf', () =>
        socket.destroy(),
      );
    });
    socket.once('close', () => resolve());
  });
  expect((await sendRequest('GET', '/')).status).toBe(200);
  expect(log.lines).toEqual([]);
  log.release();
});

it('timeouts allow slow uploads an hour and slow headers 30 s, and close idle connections', () => {
  expect([server.requestTimeout, server.headersTimeout]).toEqual([3_600_000, 30_000]);
  expect(server.keepAliveTimeout).toBeLessThanOrEqual(120_000);
  expect(server.timeout).toBeGreaterThan(0);
  expect(server.timeout).toBeLessThanOrEqual(300_000);
});
