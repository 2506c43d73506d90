import { request } from 'node:http';
import { listApplications } from 'contracts/api/applications';
import { getConfig } from 'contracts/api/configuration';
import { getProfile } from 'contracts/api/profile';
import { describe, expect, it } from 'vitest';
import { exchangeInSandbox } from '../testing/in-sandbox';
import { JONAS_LOGIN, KATRIN_LOGIN } from '../testing/people';

const test = exchangeInSandbox();

async function openPlayLink(path: string) {
  const { status, headers } = await test.sandbox().request('GET', `/simulator/play/${path}`);
  expect(status).toBe(302);
  const url = new URL(headers.get('location') ?? '');
  return { url, ...Object.fromEntries(url.searchParams) } as Record<string, string> & { url: URL };
}

function exchangeCode(code: unknown) {
  return test.sandbox().request('POST', '/simulator/play/exchange', { body: { code } });
}

describe('a link that opens the portal in a scenario', () => {
  it('SIM-09 opens the portal in a new sandbox, logged in', async () => {
    const { url, sandbox = '', code } = await openPlayLink('demo?at=/dashboard/applications&lang=fr');
    expect(url.origin + url.pathname).toBe('http://demo.localhost:3000/demo/enter');
    const { status, body } = await exchangeCode(code);
    expect([status, body]).toEqual([
      200,
      { sandbox, cookie: expect.any(String), at: '/dashboard/applications', lang: 'fr', partner: 'demo' },
    ]);
    const katrin = test.sandbox().with({ 'x-sandbox': sandbox, cookie: Object(body).cookie });
    expect((await katrin.expectSuccess(getProfile)).email).toBe(KATRIN_LOGIN);
    expect(await katrin.expectSuccess(listApplications)).toHaveLength(7);
  });

  it('accepts parameters for persona, partner and time', async () => {
    const {
      url,
      sandbox = '',
      code,
    } = await openPlayLink('demo?persona=jonas&partner=swiss&now=2030-01-01T00:00:00Z');
    expect(url.host).toBe('swiss.localhost:3000');
    const { body } = await exchangeCode(code);
    expect(Object(body).partner).toBe('swiss');
    const jonas = test.sandbox().with({ 'x-sandbox': sandbox, cookie: Object(body).cookie });
    expect((await jonas.expectSuccess(getProfile)).email).toBe(JONAS_LOGIN);
    expect((await jonas.request('GET', '/simulator/clock')).body).toMatchObject({
      now: expect.stringMatching(/^2030-01-01T00:00/),
    });
  });

  it.each([
    ['polish-zloty', '192.168.1.20:3000', 'PLN'],
    ['demo?partner=swiss', 'localhost:3000', 'CHF'],
    ['polish-zloty', 'demo.localhost:3000', 'EUR'],
  ])('a link to %s on the host %s opens a portal with the currency %s', async (path, host, currency) => {
    const { sandbox = '' } = await openPlayLink(path);
    const there = test.sandbox().with({ 'x-sandbox': sandbox, 'x-forwarded-host': host });
    const { public_features } = await there.expectSuccess(getConfig);
    const currencies = public_features.find(({ name }) => name === 'currencies');
    expect(JSON.stringify(currencies)).toContain(`"default":"${currency}"`);
  });

  it.each(['katrin', 'jonas'])(
    'redirects %s to the newest application that the persona may open',
    async (persona) => {
      const {
        url,
        sandbox = '',
        code,
      } = await openPlayLink(`demo?persona=${persona}&at=/dashboard/applications/{application}`);
      const { body } = await exchangeCode(code);
      const user = test.sandbox().with({ 'x-sandbox': sandbox, cookie: Object(body).cookie });
      const [newestApplication] = await user.expectSuccess(listApplications);
      expect(url.searchParams.get('at')).toBe(`/dashboard/applications/${newestApplication?.applicationId}`);
    },
  );

  it('opens the portal logged out for the persona "visitor"', async () => {
    const { code } = await openPlayLink('demo?persona=visitor');
    expect((await exchangeCode(code)).body).toMatchObject({ cookie: null, at: '/', lang: null });
  });

  it.each([
    ['polish-zloty?lang=pl', 'pl'],
    ['polish-zloty?lang=de', null],
    ['demo?lang=fr&partner=polska', null],
  ])(
    'passes on a language only if the partner offers it, so that an earlier choice stays (%s)',
    async (path, lang) => {
      const { url, code } = await openPlayLink(path);
      expect((await exchangeCode(code)).body).toMatchObject({ lang });
      expect(url.searchParams.get('lang')).toBe(lang);
    },
  );

  it('puts no reusable secret into the URL', async () => {
    const { url, code } = await openPlayLink('demo');
    expect(url.href).not.toMatch(/pass|lending_session/i);
    await exchangeCode(code);
    const again = await exchangeCode(code);
    expect([again.status, again.body]).toEqual([
      410,
      { errors: [{ code: 'err_auth_token_used', field: 'code' }] },
    ]);
    expect((await exchangeCode('invented')).status).toBe(400);
    expect((await exchangeCode(3)).status).toBe(422);
  });

  it.each([
    ['nothing', 404, 'scenario'],
    ['demo?persona=nobody', 404, 'persona'],
    ['demo?partner=nobody', 404, 'partner'],
    ['demo?lang=it', 422, 'lang'],
    ['demo?at=//evil.example', 422, 'at'],
    ['demo?at=https://evil.example', 422, 'at'],
    ['demo?at=/%5Cevil.example', 422, 'at'],
    ['demo?now=later', 422, 'now'],
    ['demo?password=x', 422, 'password'],
  ])(
    'a link with the invalid URL "%s" returns %i with an error for the field %s',
    async (path, status, field) => {
      const response = await test.sandbox().request('GET', `/simulator/play/${path}`);
      expect([response.status, response.body]).toMatchObject([status, { errors: [{ field }] }]);
    },
  );
});

it.each([
  ['localhost:3100', 'localhost:3100'],
  ['swiss.localhost:3000', 'swiss.localhost:3000'],
  ['portal:3000', 'portal:3000'],
  ['192.168.1.20:3000', '192.168.1.20:3000'],
  ['demo.portal.example', 'demo.portal.example'],
  ['evil.example', 'demo.localhost:3000'],
  ['demo.portal.example.evil.example', 'demo.localhost:3000'],
  ['notportal.example', 'demo.localhost:3000'],
])(
  'a link that plays a scenario for the host %s redirects to the host %s, never to an unknown host',
  async (host, expected) => {
    const { headers } = await test
      .sandbox()
      .request('GET', '/simulator/play/demo', { headers: { 'x-forwarded-host': host } });
    expect(new URL(headers.get('location') ?? '').host).toBe(expected);
  },
);

it('SIM-09 a link that plays a scenario redirects a phone on the local network to the portal at the simulator’s IP address', async () => {
  const answer = await new Promise<string>((resolve, reject) => {
    // `fetch` overrides the Host header. A phone uses the machine's network address.
    request(
      `${test.origin()}/simulator/play/demo`,
      { headers: { host: '192.168.1.20:4000' } },
      (incoming) => {
        incoming.resume();
        resolve(incoming.headers.location ?? '');
      },
    )
      .on('error', reject)
      .end();
  });
  expect(answer).toMatch(/^http:\/\/192\.168\.1\.20:3000\/demo\/enter\?sandbox=/);
});
