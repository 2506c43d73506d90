import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { readProxies } from '../http/client-address';
import { openSimulator } from '../testing/test-simulator';
import { createRateLimit } from './hosted-demo';

async function statuses(limit: number, ...senders: [peer: string, told?: string, accept?: string][]) {
  const settings = { callsPerAddress: limit, trustedProxies: readProxies('10.0.0.0/8,fd00::/8') };
  const app = new Hono().use(createRateLimit(settings)).get('/', (c) => c.text('done'));
  const answers: Response[] = [];
  for (const [remoteAddress, told, accept = 'application/json'] of senders) {
    const incoming = { socket: { remoteAddress }, headers: told ? { 'x-forwarded-for': told } : {} };
    answers.push(await app.request('/', { headers: { accept, 'accept-language': 'pl' } }, { incoming }));
  }
  return answers;
}

const statusNumbers = (answers: Response[]) => answers.map(({ status }) => status);

it('SIM-14: the hosted demo limits the requests of one client IP address without delaying other clients', async () => {
  const answers = await statuses(2, ['8.8.8.8'], ['8.8.8.8'], ['8.8.8.8'], ['9.9.9.9'], ['::ffff:8.8.8.8']);
  expect(statusNumbers(answers)).toEqual([200, 200, 429, 200, 429]);
  const seconds = Number(answers[2]?.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(50);
  expect(seconds).toBeLessThanOrEqual(60);
  expect(await answers[2]?.json()).toEqual({ errors: [{ code: null, field: 'address_calls' }] });
});

it('SIM-14: the hosted demo explains the rate limit to browsers on an HTML page', async () => {
  const [, refused] = await statuses(1, ['8.8.8.8'], ['8.8.8.8', undefined, 'text/html']);
  expect([refused?.status, refused?.headers.get('retry-after')]).toEqual([429, expect.any(String)]);
  expect(await refused?.text()).toContain('Z\u00a0Państwa adresu przyszło zbyt wiele zapytań.');
});

it('SIM-14: the hosted demo counts an IPv6 network as one visitor', async () => {
  expect(
    statusNumbers(await statuses(1, ['2a02:1:2:3::1'], ['2a02:1:2:3::ffff'], ['2a02:1:2:4::1'])),
  ).toEqual([200, 429, 200]);
});

it('SIM-14: the hosted demo trusts a forwarded client IP address only from a trusted proxy', async () => {
  expect(
    statusNumbers(
      await statuses(1, ['10.1.1.1', '8.8.8.8'], ['10.1.1.2', '8.8.8.8'], ['10.1.1.1', '9.9.9.9']),
    ),
  ).toEqual([200, 429, 200]);
  expect(statusNumbers(await statuses(1, ['8.8.8.8', '7.7.7.7'], ['8.8.8.8', '6.6.6.6']))).toEqual([
    200, 429,
  ]);
});

it.each([['10.1.1.1'], ['fd00:1:2:3::5'], ['127.0.0.1'], ['::1'], ['::ffff:127.0.0.1']])(
  'SIM-14: the hosted demo does not limit the calls that the portal at %s makes for its pages',
  async (peer) => {
    expect(statusNumbers(await statuses(1, [peer], [peer], [peer]))).toEqual([200, 200, 200]);
  },
);

it('SIM-14: the hosted demo limits the requests of a proxy that forwards unreadable client IP addresses', async () => {
  expect(statusNumbers(await statuses(1, ['10.1.1.1', 'hidden'], ['10.1.1.1', 'hidden']))).toEqual([
    200, 429,
  ]);
});

it('SIM-14: the hosted demo blocks search-engine robots for every path', async () => {
  const simulator = await openSimulator({ hosted: true });
  try {
    const robotsResponse = await simulator.request('GET', '/robots.txt');
    expect([robotsResponse.status, robotsResponse.body]).toEqual([200, 'User-agent: *\nDisallow: /\n']);
    for (const path of ['/simulator/', '/simulator/scenarios', '/config', '/simulator/mails/none']) {
      const { headers } = await simulator.request('GET', path);
      expect(headers.get('x-robots-tag'), path).toBe('noindex, nofollow');
    }
  } finally {
    await simulator.close();
  }
});
