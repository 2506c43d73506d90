import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSimulator } from '../testing/test-simulator';

let simulator: Awaited<ReturnType<typeof openSimulator>>;
beforeAll(async () => {
  simulator = await openSimulator({ hosted: true });
});
afterAll(() => simulator.close());

describe('SIM-14 a hosted demo without memory for another visitor', { timeout: 30_000 }, () => {
  it.each([
    ['de-DE', 'Von Ihrer Adresse sind schon so viele Welten offen wie erlaubt.'],
    ['en-GB', 'Your address has reached the limit of open worlds.'],
  ])('a full hosted demo explains the refusal in the language %s: "%s"', async (language, words) => {
    const smallSimulator = await openSimulator({ hosted: true, worldsPerAddress: 1 });
    try {
      const headers = { accept: 'text/html', 'accept-language': language };
      const open = () => fetch(`${smallSimulator.origin}/simulator/`, { headers });
      expect((await open()).status).toBe(200);
      const refused = await open();
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '300']);
      expect(await refused.text()).toContain(words);
      const program = await smallSimulator.request('POST', '/simulator/sandboxes', { body: {} });
      expect([program.status, program.body]).toEqual([
        429,
        { errors: [{ code: null, field: 'address_worlds' }] },
      ]);
    } finally {
      await smallSimulator.close();
    }
  });
});

describe('SIM-14 a sandbox of a hosted demo at its memory limit', { timeout: 30_000 }, () => {
  const limits = { allBytes: 8_000_000, worldBytes: 1_000_000, worldsPerAddress: 9 };

  it('a full sandbox refuses write calls with an explanation, and can be read and reset', async () => {
    const smallSimulator = await openSimulator({ hosted: true, limits });
    try {
      const openResponse = await smallSimulator.request('POST', '/simulator/sandboxes', { body: {} });
      const { sandbox } = openResponse.body as { sandbox: string };
      const worldHeaders = { 'x-sandbox': sandbox };
      const patch = [{ op: 'add', path: '/x', value: 'x'.repeat(450_000) }];
      const fill = () =>
        smallSimulator.request('POST', '/simulator/faults', {
          body: { patch, path: '/config' },
          headers: worldHeaders,
        });
      await fill();
      const capacityRefusal = { status: 507, body: { errors: [{ code: null, field: 'world' }] } };
      expect(await fill()).toMatchObject(capacityRefusal);
      expect(
        await smallSimulator.request('POST', '/user/account/login', { headers: worldHeaders }),
      ).toMatchObject(capacityRefusal);
      expect(
        (await smallSimulator.request('GET', '/simulator/world', { headers: worldHeaders })).status,
      ).toBe(200);
      const page = await fetch(`${smallSimulator.origin}/simulator/page/clock?sandbox=${sandbox}&lang=de`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'de' },
        body: 'by=P1D',
      });
      expect([page.status, await page.text()]).toEqual([507, expect.stringContaining('Diese Welt ist voll')]);
      expect(
        (await smallSimulator.request('POST', '/simulator/reset', { headers: worldHeaders })).status,
      ).toBe(200);
      expect((await fill()).status).toBe(201);
    } finally {
      await smallSimulator.close();
    }
  });
});

describe('SIM-11 SIM-14 a hosted demo', () => {
  it('a hosted demo reports in its health check that the demo is hosted', async () => {
    expect((await simulator.request('GET', '/simulator/health')).body).toMatchObject({ hosted: true });
  });

  it('a hosted demo shows on its first page when a sandbox expires', async () => {
    const page = await fetch(`${simulator.origin}/simulator/?lang=de`);
    expect(await page.text()).toContain('jede Nacht um 03:00 Uhr (UTC)');
  });

  it('a hosted demo opens a separate sandbox for each visitor of the control page', async () => {
    const worlds = await Promise.all([1, 2].map(() => fetch(`${simulator.origin}/simulator/`)));
    const ids = worlds.map(({ url }) => new URL(url).searchParams.get('sandbox'));
    expect(new Set(ids).size).toBe(2);
    expect(ids).not.toContain(null);
  });

  it.each([
    ['POST', '/user/account/login'],
    ['POST', '/simulator/reset'],
    ['POST', '/simulator/faults'],
    ['PUT', '/simulator/snapshot'],
    ['GET', '/simulator/enter?sandbox=default'],
    ['POST', '/simulator/page/reset?sandbox=default'],
  ])('a hosted demo blocks the default sandbox for %s %s', async (method, path) => {
    expect((await simulator.request(method, path)).status).toBe(404);
  });

  it('a hosted demo hides the requests of visitors without a sandbox', async () => {
    await simulator.request('GET', '/company/search?name=Geheimnis');
    for (const path of ['/simulator/requests', '/simulator/?sandbox=default', '/simulator/requests.har']) {
      expect(JSON.stringify((await simulator.request('GET', path)).body)).not.toContain('Geheimnis');
    }
  });

  it('a hosted demo denies access to sandboxes of other visitors by session, code or application id', async () => {
    const open = async () =>
      (await simulator.request('POST', '/simulator/sandboxes', { body: {} })).body as {
        sandbox: string;
        applications: { id: string; status: string }[];
      };
    const [ownWorld, otherWorld] = [await open(), await open()];
    const optionsFor = (id: string) => ({ headers: { 'x-sandbox': id } });
    const enterResponse = await simulator.request('GET', `/simulator/enter?sandbox=${otherWorld.sandbox}`);
    const code = new URL(enterResponse.headers.get('location') ?? '').searchParams.get('code');
    const exchangeResponse = await simulator.request('POST', '/simulator/play/exchange', { body: { code } });
    const { cookie, sandbox } = exchangeResponse.body as { cookie: string; sandbox: string };
    expect(sandbox).toBe(otherWorld.sandbox);
    for (const id of [ownWorld.sandbox, 'default', otherWorld.sandbox.slice(0, -1)]) {
      const { status } = await simulator.request('GET', '/user/profile', {
        headers: { cookie, 'x-sandbox': id },
      });
      expect([401, 404]).toContain(status);
    }
    const [otherApplication] = otherWorld.applications;
    const path = `/simulator/applications/${otherApplication?.id}/status`;
    await simulator.request('POST', path, { ...optionsFor(ownWorld.sandbox), body: { status: 'Rejected' } });
    const world = await simulator.request('GET', '/simulator/world', optionsFor(otherWorld.sandbox));
    expect(world.body).toMatchObject({
      applications: expect.arrayContaining([
        expect.objectContaining({ id: otherApplication?.id, status: otherApplication?.status }),
      ]),
    });
  });

  it('a hosted demo responds to calls and lists its scenarios', async () => {
    expect((await simulator.request('GET', '/config')).status).toBe(200);
    expect((await simulator.request('GET', '/simulator/scenarios')).status).toBe(200);
  });
});
