import { describe, expect, it } from 'vitest';
import { exchangeInSandbox } from '../testing/in-sandbox';

const test = exchangeInSandbox();

async function sendCommand(origin: string, method = 'POST') {
  const { status, body } = await test.sandbox().request(method, '/simulator/clock/advance', {
    headers: { origin, 'content-type': 'text/plain' },
    body: { by: 'P3D' },
  });
  return { status, body };
}

async function clock(): Promise<number> {
  const before = await test.sandbox().request('GET', '/simulator/clock');
  return Date.parse(Object(before.body).now);
}

describe('the control API', () => {
  it.each(['https://evil.example', 'http://localhost:1', 'null', ''])(
    'refuses commands from a page with the Origin "%s"',
    async (origin) => {
      const before = await clock();
      expect(await sendCommand(origin)).toEqual({
        status: 403,
        body: { errors: [{ code: 'err_no_permission', field: 'Origin' }] },
      });
      expect((await sendCommand(origin, 'PUT')).status).toBe(403);
      expect((await clock()) - before).toBeLessThan(60_000);
    },
  );

  it('accepts commands from the pages of the simulator and from programs other than browsers', async () => {
    expect((await sendCommand(test.origin())).status).toBe(200);
    expect((await sendCommand(test.origin().replace('http:', 'https:'))).status).toBe(200);
    const said = await test.sandbox().request('POST', '/simulator/clock/advance', { body: { by: 'P3D' } });
    expect(said.status).toBe(200);
  });

  it('the control API cannot be loaded as an image by pages of other sites, but can be opened by their links', async () => {
    const from = async (as: string) => {
      const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': as, accept: 'text/html' };
      return (await test.sandbox().request('GET', '/simulator/situations', { headers })).status;
    };
    expect([await from('image'), await from('empty'), await from('document')]).toEqual([403, 403, 302]);
  });

  it('allows pages of any site to read its GET responses', async () => {
    const headers = { origin: 'https://evil.example' };
    expect((await test.sandbox().request('GET', '/simulator/health', { headers })).status).toBe(200);
  });
});
