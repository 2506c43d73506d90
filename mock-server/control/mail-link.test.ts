import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { exchangeInSandbox } from '../testing/in-sandbox';
import { registerUser } from '../testing/people';

const test = exchangeInSandbox();

const mails = z.array(z.looseObject({ id: z.string() }));
const snapshot = z.looseObject({ mails });

async function redirectOf(link: string) {
  const world = test.sandbox();
  await registerUser(world);
  const { body } = await world.request('GET', '/simulator/snapshot');
  const changed = snapshot.parse(body);
  const [mail] = changed.mails;
  Object.assign(mail ?? {}, { links: [link] });
  const put = await world.request('PUT', '/simulator/snapshot', { body: changed });
  expect(put.status).toBeLessThan(300);
  const response = await fetch(`${test.origin()}/simulator/mails/${mail?.id}/open?sandbox=${world.id}`, {
    headers: { accept: 'text/html' },
    redirect: 'manual',
  });
  return { status: response.status, location: response.headers.get('location'), text: await response.text() };
}

describe('SIM-07 the link of an e-mail', () => {
  it.each([
    'https://evil.example/x',
    'http://evil.example/dashboard/y',
    'http://portal.example.evil.example/dashboard/y',
    'http://portal.example@evil.example/dashboard/y',
    'http://demo.localhost:3000@evil.example/dashboard/y',
    'http://somebody:secret@demo.localhost:3000/dashboard/y',
    'http://93.184.216.34/dashboard/y',
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'ftp://demo.localhost/dashboard',
    '//evil.example/x',
    'no address',
  ])('the link of an e-mail never redirects to the URL "%s"', async (link) => {
    const { status, location, text } = await redirectOf(link);
    expect([status, location]).toEqual([404, null]);
    expect(text).toMatch(/<main [^>]*id="content"/);
    expect(text).not.toContain('evil.example');
  });

  it.each(['http://demo.localhost:3000', 'https://lindhof.portal.example', 'http://192.168.1.20:3000'])(
    'the link of an e-mail opens the portal %s in the sandbox of the e-mail through the URL /demo/enter',
    async (portal) => {
      const { status, location } = await redirectOf(`${portal}/dashboard/y?z=1`);
      const door = new URL(location ?? '');
      expect([status, door.origin, door.pathname]).toEqual([302, portal, '/demo/enter']);
      expect(door.searchParams.get('at')).toBe('/dashboard/y?z=1');
    },
  );

  it.each(['http://demo.localhost:3000/legal', '/simulator/scenarios'])(
    'the link of an e-mail opens a page that needs no sandbox directly, not through /demo/enter: %s',
    async (address) => {
      const link = new URL(address, test.origin()).href;
      expect(await redirectOf(link)).toMatchObject({ status: 302, location: link });
    },
  );
});

describe('SIM-07 an e-mail as a page', () => {
  it.each([
    ['de', '2. März 2026 um 09:'],
    ['en', '2 March 2026 at 09:'],
    ['fr', '2 mars 2026 à 09:'],
    ['pl', '2 marca 2026 09:'],
  ])('an e-mail shows the time of sending in the language of the page: %s, "%s"', async (language, sent) => {
    const world = test.sandbox();
    await world.request('POST', '/simulator/invitations', {
      body: { email: 'neu@firma.example', language: 'de' },
    });
    const [mail] = mails.parse((await world.request('GET', '/simulator/outbox')).body);
    const { body } = await world.request(
      'GET',
      `/simulator/mails/${mail?.id}?sandbox=${world.id}&lang=${language}`,
    );
    expect(body).toMatch(new RegExp(`>${sent}\\d\\d UTC</time>`));
  });
});
