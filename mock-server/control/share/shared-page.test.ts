import { LANGUAGES } from 'contracts/api/enumerations';
import { describe, expect, it } from 'vitest';
import { SHARED_KINDS } from '../../pages/share/shared-data';
import { exchangeInSandbox } from '../../testing/in-sandbox';

const test = exchangeInSandbox({ scenario: 'ready-to-submit' });

async function send(path: string, form: Record<string, string>) {
  const response = await fetch(test.pageUrl(path), {
    method: 'POST',
    headers: { accept: 'text/html' },
    body: new URLSearchParams(form),
  });
  return { status: response.status, body: await response.text() };
}

async function page(language = 'en', sandbox = test.sandbox().id, cookie = '') {
  const response = await fetch(`${test.origin()}/simulator/shared?sandbox=${sandbox}&lang=${language}`, {
    headers: { cookie },
  });
  return response.text();
}

async function startDemo(): Promise<{ demo: string; cookie: string }> {
  const begun = await fetch(test.pageUrl('/demo'), {
    redirect: 'manual',
  });
  const demo = new URL(begun.headers.get('location') ?? '', begun.url).searchParams.get('sandbox') ?? '';
  expect(demo).not.toBe(test.sandbox().id);
  return { demo, cookie: begun.headers.getSetCookie().at(-1)?.split(';')[0] ?? '' };
}

async function share(name: string): Promise<string> {
  await send('/page/save', { name });
  return linkIdIn(await page());
}

const linkIdIn = (body: string): string => /\/simulator\/share\/([\w-]+)/.exec(body)?.[1] ?? '';

const open = (state: string) =>
  fetch(`${test.origin()}/simulator/share/${state}`, { redirect: 'manual' }).then(({ status }) => status);

describe('SIM-12 the page of shared links', () => {
  it('lists each shared state with its link and number of visits', async () => {
    expect(await page()).toContain('Nothing shared yet');
    const state = await share('Before the signature');
    expect(await open(state)).toBe(303);
    expect(await page()).toMatch(/<b>Before the signature<\/b>.*opened: 1</);
  });

  it('withdraws a link and keeps its state, which can be shared again', async () => {
    const state = await share('Before the signature');
    const { body } = await send('/shared', { link: state, intent: 'withdraw' });
    expect(body).toContain('withdrawn');
    expect(body).toContain('0 valid links');
    expect(body).toContain('1 link is no longer valid');
    expect(body).not.toContain(`/simulator/share/${state}`);
    expect(await open(state)).toBe(404);
    const situations = await fetch(test.pageUrl('/situations'));
    expect(await situations.text()).not.toContain(`/simulator/share/${state}`);
    expect((await send('/page/restore', { state })).status).toBe(200);
    const { body: renewedPage } = await send('/shared', { link: state, intent: 'share' });
    expect(renewedPage).toContain('1 valid link<');
    const renewed = linkIdIn(renewedPage);
    expect([await open(renewed), await open(state)]).toEqual([303, 404]);
    const restoreResponse = await fetch(`${test.origin()}/simulator/page/restore?lang=en`, {
      method: 'POST',
      body: new URLSearchParams({ state }),
    });
    expect(restoreResponse.status).toBe(422);
    const pageResponse = await fetch(test.pageUrl('/situations'));
    expect(await pageResponse.text()).toContain(`/simulator/share/${renewed}`);
  });

  it.each(['share', 'withdraw'])(
    'shows the current link if the form %s names a link that has been renewed since',
    async (intent) => {
      const state = await share('Before the signature');
      await send('/shared', { link: state, intent: 'withdraw' });
      const first = await send('/shared', { link: state, intent: 'share' });
      const again = await send('/shared', { link: state, intent });
      expect(again.status).toBe(200);
      expect(linkIdIn(again.body)).toBe(linkIdIn(first.body));
      expect(await open(linkIdIn(first.body))).toBe(303);
      expect(await open(state)).toBe(404);
    },
  );

  it.each([
    ['en', 'This link is no longer valid'],
    ['de', 'Dieser Link gilt nicht mehr'],
    ['fr', 'Ce lien n’est plus valable'],
    ['pl', 'Ten link już nie działa'],
  ])('explains withdrawn and unknown links of every kind in the language %s', async (language, title) => {
    const withdrawnLink = await share('Before the signature');
    await send('/shared', { link: withdrawnLink, intent: 'withdraw' });
    const paths = SHARED_KINDS.map((kind) => (kind === 'state' ? 'unknown' : `${kind}/unknown`));
    for (const path of [withdrawnLink, ...paths]) {
      const response = await fetch(`${test.origin()}/simulator/share/${path}`, {
        headers: { accept: 'text/html', 'accept-language': language },
      });
      expect([path, response.status]).toEqual([path, 404]);
      expect(await response.text()).toContain(`<h1>${title}</h1>`);
    }
  });

  it.each([
    ['HEAD', {}, 204, 0],
    ['HEAD', { 'sec-fetch-dest': 'document' }, 204, 0],
    ['GET', { 'sec-fetch-dest': 'empty' }, 204, 0],
    ['GET', { 'sec-fetch-dest': 'image' }, 204, 0],
    ['GET', { 'sec-fetch-dest': 'document' }, 303, 1],
    ['GET', {}, 303, 1],
  ])('counts visits, not previews: %s with %j answers %i', async (method, headers, status, visits) => {
    const state = await share('Before the signature');
    const address = `${test.origin()}/simulator/share/${state}`;
    const response = await fetch(address, { method, headers: { ...headers }, redirect: 'manual' });
    expect([response.status, response.headers.getSetCookie().length]).toEqual([status, visits]);
    expect(await page()).toContain(`opened: ${visits}<`);
  });

  it.each(['/share/script/LINK', '/demo?script=LINK'])(
    'opens no sandbox for a HEAD request of a link preview: %s',
    async (path) => {
      const { demo } = await startDemo();
      await fetch(`${test.origin()}/simulator/demo/script/share?sandbox=${demo}`, {
        method: 'POST',
        body: new URLSearchParams({ audience: '' }),
      });
      const [, link = ''] = /\/simulator\/share\/script\/([\w-]+)/.exec(await page('en', demo)) ?? [];
      const address = `${test.origin()}/simulator${path.replace('LINK', link)}`;
      const response = await fetch(address, { method: 'HEAD', redirect: 'manual' });
      expect([response.status, response.headers.getSetCookie()]).toEqual([204, []]);
      expect(await page('en', demo)).toContain('opened: 0<');
    },
  );

  it('asks for confirmation before a link is withdrawn, and explains what its visitors still see', async () => {
    const state = await share('Before the signature');
    const response = await fetch(
      `${test.origin()}/simulator/shared?sandbox=${test.sandbox().id}&lang=en&ask=${state}`,
    );
    const asking = await response.text();
    expect(asking).toContain('Withdraw the link “Before the signature”?');
    expect(asking).toContain('Nobody has the link open now.');
    expect(asking).toContain('>Keep<');
    expect(await open(state)).toBe(303);
    expect(await page()).not.toContain('Withdraw the link');
  });

  it("lists the links of a demo both in the demo's sandbox and in the sandbox from which the demo was started", async () => {
    await share('Before the signature');
    const { demo, cookie } = await startDemo();
    await fetch(`${test.origin()}/simulator/demo/script/share?sandbox=${demo}`, {
      method: 'POST',
      body: new URLSearchParams({ audience: 'Sales' }),
    });
    const worlds = [test.sandbox().id, demo];
    for (const body of await Promise.all(worlds.map((world) => page('en', world, cookie)))) {
      expect(body).toContain('Before the signature');
      expect(body).toContain('Sales');
      expect(body).toContain('2 valid links');
    }
  });

  it('lists the links of a demo in the sandbox from which the demo was started, even under another host name', async () => {
    const { demo } = await startDemo();
    await fetch(`${test.origin()}/simulator/demo/script/share?sandbox=${demo}`, {
      method: 'POST',
      body: new URLSearchParams({ audience: 'Sales' }),
    });
    const own = test.sandbox().id;
    const redirectResponse = await fetch(`${test.origin()}/simulator/demo?sandbox=${own}`, {
      headers: { 'sec-fetch-dest': 'document' },
      redirect: 'manual',
    });
    expect(redirectResponse.headers.get('location')).toContain('//simulator.localhost');
    const cookie = redirectResponse.headers.getSetCookie()[0]?.split(';')[0];
    expect(await page('en', own, cookie)).toContain('Sales');
  });

  it.each([
    ['without cookies', () => ''],
    ['with a cookie that names the demo', (demo: string) => `simulator_worlds=${demo}`],
  ])('hides the presenter’s own sandbox from the audience of a demo, %s', async (_, cookieOf) => {
    const state = await share('Before the signature');
    const { demo } = await startDemo();
    const cookie = cookieOf(demo);
    expect(await page('en', demo, cookie)).not.toContain('Before the signature');
    const response = await fetch(`${test.origin()}/simulator/shared?sandbox=${demo}&lang=en`, {
      method: 'POST',
      headers: { cookie },
      body: new URLSearchParams({ link: state, intent: 'withdraw' }),
    });
    expect(response.status).toBe(404);
    expect(await open(state)).toBe(303);
  });

  it('shows only links of the chosen kind', async () => {
    await share('Before the signature');
    const address = `${test.origin()}/simulator/shared?sandbox=${test.sandbox().id}&lang=en&kind=`;
    expect(await (await fetch(`${address}state`)).text()).toContain('Before the signature');
    const films = await (await fetch(`${address}film`)).text();
    expect(films).not.toContain('Before the signature');
    expect(films).toContain('There are no valid links of this kind.');
  });

  it('does not restore a withdrawn state in another sandbox', async () => {
    const state = await share('Before the signature');
    await send('/shared', { link: state, intent: 'withdraw' });
    const body = new URLSearchParams({ state });
    const response = await fetch(`${test.origin()}/simulator/page/restore?lang=en`, { method: 'POST', body });
    expect(await response.text()).not.toContain('Before the signature');
    expect(response.status).toBe(422);
  });

  it.each([
    [{ link: 'unknown', intent: 'withdraw' }, 404],
    [{ intent: 'withdraw' }, 404],
    [{ link: 'unknown', intent: 'other' }, 422],
  ])('refuses the form %j', async (form, status) => {
    expect((await send('/shared', form as Record<string, string>)).status).toBe(status);
  });

  it('refuses to withdraw a state of another sandbox', async () => {
    const state = await share('Mine');
    const response = await fetch(`${test.origin()}/simulator/shared?lang=en`, {
      method: 'POST',
      body: new URLSearchParams({ link: state, intent: 'withdraw' }),
    });
    expect(response.status).toBe(404);
    expect(await open(state)).toBe(303);
  });

  it.each(LANGUAGES)('The page of shared links has its texts in the language %s', async (language) => {
    await share('A');
    const body = await page(language);
    expect(body).toContain(`<html lang="${language}"`);
    expect(body).not.toMatch(/\{\{|undefined|\[object/);
  });
});
