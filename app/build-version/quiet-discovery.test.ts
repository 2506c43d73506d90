import { beforeEach, describe, expect, it, vi } from 'vitest';
import { quietDiscovery } from './quiet-discovery';

const BROKEN_OFF = new TypeError('NetworkError when attempting to fetch resource.');
const ROUTES = 'http://demo.example/__manifest?p=%2Flogin';

beforeEach(() => vi.stubGlobal('window', { location: { href: 'http://demo.example/login' } }));

/** How a request ends when the connection is broken off. */
const outcome = (input: Parameters<typeof fetch>[0], init?: RequestInit) =>
  Promise.race([
    quietDiscovery(() => Promise.reject(BROKEN_OFF))(input, init).catch(() => 'failed'),
    new Promise((resolve) => setTimeout(resolve, 5, 'open')),
  ]);

describe('a request that is broken off, as when the page is left', () => {
  it('is never answered when the router only wanted to know of routes ahead', async () => {
    expect(await outcome(new URL(ROUTES), {})).toBe('open');
  });

  it('fails when somebody waits for the route', async () => {
    expect(await outcome(new URL(ROUTES), { signal: new AbortController().signal })).toBe('failed');
  });

  it.each(['/login.data', '/assets/manifest.js'])('fails when it is for anything else: %s', async (path) => {
    expect(await outcome(path)).toBe('failed');
  });
});

it('a request that is answered is answered', async () => {
  const answer = new Response('{"routes":[]}');
  const given = await quietDiscovery(async () => answer)(ROUTES);
  expect(given).toBe(answer);
  expect(await given.json()).toEqual({ routes: [] });
});
