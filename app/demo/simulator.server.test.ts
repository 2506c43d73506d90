import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import {
  fetchFromSimulator,
  fetchSimulatorResponse,
  fetchWorldLogo,
  isHostedDemo,
  isSimulator,
  loadWorldDeployment,
} from './simulator.server';

type Responder = () => Response;

const health =
  (healthBody: object): Responder =>
  () =>
    Response.json(healthBody);
const SIMULATOR = health({ simulator: true });
const failConnection: Responder = () => {
  throw new TypeError('fetch failed');
};

let is: Responder;
let respondToPath: Responder;
let receivedRequests: { method: string; path: string; headers: Record<string, string>; body: unknown }[];
let addresses = 0;
let address: string;

beforeEach(() => {
  is = SIMULATOR;
  respondToPath = () => Response.json({});
  receivedRequests = [];
  addresses += 1;
  address = `https://api-${addresses}.example`;
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', headers, body }: RequestInit = {}) => {
    const path = url.replace(address, '');
    receivedRequests.push({ method, path, headers: Object.fromEntries(new Headers(headers)), body });
    return path === '/simulator/health' ? is() : respondToPath();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const otherRequests = () => receivedRequests.filter(({ path }) => path !== '/simulator/health');

describe('SIM-14: detection of the simulator', () => {
  it.each<[string, Responder, [boolean, boolean]]>([
    ['identifies as a simulator', SIMULATOR, [true, false]],
    ['identifies as a simulator for one visitor', health({ simulator: true, hosted: false }), [true, false]],
    ['identifies as a hosted demo', health({ simulator: true, hosted: true }), [true, true]],
    ['answers with another body', health({ status: 'ok' }), [false, false]],
    ['identifies as a real API', health({ simulator: false, hosted: true }), [false, false]],
    ['answers without JSON', () => new Response('<html>'), [false, false]],
    ['answers 404', () => Response.json({ simulator: true }, { status: 404 }), [false, false]],
  ])('the detection caches the result for an API that %s', async (_, response, expected) => {
    is = response;
    expect([await isSimulator(address), await isHostedDemo(address)]).toEqual(expected);
    expect(receivedRequests.map(({ path }) => path)).toEqual(['/simulator/health']);
  });

  it.each<[string, Responder]>([
    ['is down', failConnection],
    ['fails', () => Response.json({ simulator: true }, { status: 500 })],
  ])(
    'the detection treats the API as real, and checks again at the next request, if the API %s',
    async (_, response) => {
      is = response;
      expect(await isSimulator(address)).toBe(false);
      is = SIMULATOR;
      expect(await isSimulator(address)).toBe(true);
    },
  );
});

describe('SIM-14: fetchFromSimulator', () => {
  it('sends no headers or body by default', async () => {
    await fetchSimulatorResponse(address, 'world?lang=de', {});
    expect(otherRequests()).toEqual([
      { method: 'GET', path: '/simulator/world?lang=de', headers: {}, body: undefined },
    ]);
  });

  it('sends sandbox, host and the visitor’s IP address', async () => {
    await fetchSimulatorResponse(address, 'sandboxes', {
      sandbox: 's1',
      host: 'demo.localhost:3000',
      visitorAddress: '203.0.113.1',
      body: { by: 'P1D' },
    });
    expect(otherRequests()).toEqual([
      {
        method: 'POST',
        path: '/simulator/sandboxes',
        headers: {
          'x-sandbox': 's1',
          'x-forwarded-host': 'demo.localhost:3000',
          'x-forwarded-for': '203.0.113.1',
          'content-type': 'application/json',
        },
        body: '{"by":"P1D"}',
      },
    ]);
  });

  it('times out if the simulator does not answer', async () => {
    respondToPath = failConnection;
    expect(await fetchSimulatorResponse(address, 'world', {})).toBeNull();
  });

  it('sends nothing to a real API', async () => {
    is = health({ status: 'ok' });
    expect(await fetchSimulatorResponse(address, 'world', {})).toBeNull();
    expect(await fetchFromSimulator(address, 'world', z.unknown(), {})).toBeNull();
    expect(otherRequests()).toEqual([]);
  });

  it('returns null for a response that does not fit the schema', async () => {
    const schema = z.object({ name: z.string() });
    const fetchWithResponse = (response: Responder) => {
      respondToPath = response;
      return fetchFromSimulator(address, 'world', schema, {});
    };
    expect(await fetchWithResponse(() => Response.json({ name: 'a', more: 1 }))).toEqual({ name: 'a' });
    expect(await fetchWithResponse(() => Response.json({ name: 'a' }, { status: 422 }))).toBeNull();
    expect(await fetchWithResponse(() => Response.json({ name: 1 }))).toBeNull();
    expect(await fetchWithResponse(() => new Response('<html>'))).toBeNull();
    expect(await fetchWithResponse(failConnection)).toBeNull();
  });

  it('returns the logo of a sandbox', async () => {
    respondToPath = () => new Response('<svg/>');
    expect(await (await fetchWorldLogo(address, 's1'))?.text()).toBe('<svg/>');
    expect(otherRequests()).toMatchObject([
      { method: 'GET', path: '/simulator/deployment/logo', headers: { 'x-sandbox': 's1' } },
    ]);
  });
});

describe('SIM-14: loadWorldDeployment (deployment settings of a sandbox)', () => {
  const version =
    (etag: string, logo = 'own') =>
    () =>
      new Response(null, { headers: { ETag: etag, 'X-Logo': logo } });

  it('sends HEAD first, then conditional GET requests', async () => {
    const sandbox = `${address} asked`;
    respondToPath = version('"1"');
    expect(await loadWorldDeployment(address, sandbox)).toEqual({ version: '"1"', hasLogo: true });
    respondToPath = () => new Response(null, { status: 304, headers: { ETag: '"9"' } });
    expect(await loadWorldDeployment(address, sandbox)).toEqual({ version: '"1"', hasLogo: true });
    respondToPath = version('"2"', 'partner');
    expect(await loadWorldDeployment(address, sandbox)).toEqual({ version: '"2"', hasLogo: false });
    expect(receivedRequests).toEqual([
      { method: 'HEAD', path: '/simulator/deployment', headers: { 'x-sandbox': sandbox }, body: undefined },
      expect.objectContaining({
        method: 'GET',
        headers: { 'x-sandbox': sandbox, 'if-none-match': '"1"' },
      }),
      expect.objectContaining({
        method: 'GET',
        headers: { 'x-sandbox': sandbox, 'if-none-match': '"1"' },
      }),
    ]);
  });

  it.each<[string, Responder]>([
    ['the simulator is down', failConnection],
    [
      'the simulator refuses the request',
      () => new Response(null, { status: 404, headers: { ETag: '"1"' } }),
    ],
    ['the answer has no version', () => new Response(null, { headers: { 'X-Logo': 'own' } })],
  ])('returns the last read version of the deployment while %s, or null without one', async (_, response) => {
    const sandbox = `${address} away`;
    respondToPath = response;
    expect(await loadWorldDeployment(address, sandbox)).toBeNull();
    respondToPath = version('"1"');
    await loadWorldDeployment(address, sandbox);
    respondToPath = response;
    expect(await loadWorldDeployment(address, sandbox)).toEqual({ version: '"1"', hasLogo: true });
  });

  it('reads the whole response, so that the connection is reusable', async () => {
    const response = new Response('{}', { headers: { ETag: '"1"' } });
    respondToPath = () => response;
    await loadWorldDeployment(address, `${address} read`);
    expect(response.bodyUsed).toBe(true);
  });
});
