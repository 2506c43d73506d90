import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSimulator } from '../testing/test-simulator';

let simulator: Awaited<ReturnType<typeof openSimulator>>;
beforeAll(async () => {
  simulator = await openSimulator();
});
afterAll(() => simulator.close());

function openBrowser(origin = simulator.origin) {
  const cookies = new Map<string, string>();
  const go = async (path: string, form?: Record<string, string>) => {
    const response = await fetch(new URL(path, origin), {
      redirect: 'manual',
      headers: {
        accept: 'text/html',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
  const open = async (path: string, form?: Record<string, string>) => {
    let response = await go(path, form);
    let address = path;
    for (let hops = 0; response.status >= 300 && response.status < 400 && hops < 5; hops += 1) {
      address = new URL(response.headers.get('location') ?? '', new URL(address, origin)).href;
      if (!address.startsWith(origin)) break;
      response = await go(address);
    }
    const url = new URL(address, origin);
    return {
      url,
      world: url.searchParams.get('sandbox') ?? '',
      page: await response.text(),
      status: response.status,
    };
  };
  return { go, open };
}

const PAGES = [
  '/simulator/',
  '/simulator/situations',
  '/simulator/development',
  '/simulator/bank',
  '/simulator/script',
];

describe('SIM-14 the visitor’s own sandbox', () => {
  it.each(PAGES)(
    'The sandbox is created on the first visit of %s and kept for the same browser',
    async (path) => {
      const mine = openBrowser();
      const first = await mine.open(`${path}?lang=fr`);
      expect([first.status, first.url.pathname, first.url.searchParams.get('lang')]).toEqual([
        200,
        path,
        'fr',
      ]);
      expect(first.world).toMatch(/^[\w-]{32}$/);
      expect(first.page).toMatch(/Votre monde(?:<[^>]*>)* ?<span>/);
      expect((await mine.open(path)).world).toBe(first.world);
      expect((await mine.open('/simulator/')).world).toBe(first.world);
      expect((await openBrowser().open(path)).world).not.toBe(first.world);
    },
  );

  it("The visitor's own sandbox stays selected after a visit to a sandbox of someone else", async () => {
    const mine = openBrowser();
    const { world } = await mine.open('/simulator/');
    const { world: others } = await openBrowser().open('/simulator/');
    expect((await mine.open(`/simulator/?sandbox=${others}`)).world).toBe(others);
    expect((await mine.open('/simulator/')).world).toBe(world);
  });

  it('the visitor’s own sandbox is replaced by the sandbox that the visitor last loaded, played, shared or restored', async () => {
    const mine = openBrowser();
    const { world: first } = await mine.open('/simulator/');
    const loaded = await mine.open(`/simulator/page/scenario?sandbox=${first}`, { scenario: 'documents' });
    expect(loaded.url.pathname).toBe('/simulator/situations');
    expect((await mine.open('/simulator/')).world).toBe(loaded.world);
    const playResponse = await mine.go('/simulator/play/empty');
    const worldInPortal = new URL(playResponse.headers.get('location') ?? '').searchParams.get('sandbox');
    expect((await mine.open('/simulator/')).world).toBe(worldInPortal);
    await mine.open(`/simulator/situations?sandbox=${first}`);
    expect((await mine.open('/simulator/')).world).toBe(first);
  });

  it('The sandbox is created again if it was deleted or its id is unknown', async () => {
    const stranger = openBrowser();
    await stranger.open('/simulator/');
    const elsewhere = await fetch(`${simulator.origin}/simulator/`, {
      redirect: 'manual',
      headers: { cookie: 'simulator_worlds=gone.default.%22%3E' },
    });
    const world = new URL(elsewhere.headers.get('location') ?? '', simulator.origin).searchParams.get(
      'sandbox',
    );
    expect(world).toMatch(/^[\w-]{32}$/);
  });

  it('The sandbox is selected by an HttpOnly cookie that is sent only to the simulator’s pages', async () => {
    const response = await fetch(`${simulator.origin}/simulator/`, { redirect: 'manual' });
    const [cookie = ''] = response.headers.getSetCookie();
    for (const rule of ['Path=/simulator', 'HttpOnly', 'SameSite=Lax']) expect(cookie).toContain(rule);
    expect(cookie).not.toContain('Secure');
    const proxyResponse = await fetch(`${simulator.origin}/simulator/`, {
      redirect: 'manual',
      headers: { 'x-forwarded-proto': 'https' },
    });
    expect(proxyResponse.headers.getSetCookie()[0]).toContain('Secure');
  });

  it('An API call without a sandbox id uses the default sandbox, not the sandbox of the visitor', async () => {
    await openBrowser().open('/simulator/');
    expect((await simulator.request('GET', '/simulator/world')).body).toMatchObject({ sandbox: 'default' });
    const faultResponse = await fetch(`${simulator.origin}/simulator/page/fault`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ preset: 'slow' }),
    });
    expect(faultResponse.status).toBe(303);
    expect((await simulator.request('GET', '/simulator/faults')).body).toHaveLength(1);
    await simulator.request('DELETE', '/simulator/faults');
  });

  it('the visitor’s own sandbox expires like any other sandbox, even if the visitor sees the sandbox in a list', async () => {
    const hosted = await openSimulator({ hosted: true, worldsPerAddress: 2 });
    try {
      const mine = openBrowser(hosted.origin);
      const first = await mine.open('/simulator/');
      for (let visit = 0; visit < 5; visit += 1) {
        expect((await mine.open('/simulator/')).world).toBe(first.world);
      }
      expect((await openBrowser(hosted.origin).open('/simulator/')).status).toBe(200);
      expect((await openBrowser(hosted.origin).open('/simulator/')).status).toBe(429);
    } finally {
      await hosted.close();
    }
  });
});

describe('SIM-14 the start page', () => {
  it('lists only the sandboxes of this browser, the most recently used first', async () => {
    const browser = openBrowser();
    const start = await browser.open('/simulator/?lang=en');
    expect(start.page).toContain('Nothing yet.');
    const loadedPage = await browser.open(`/simulator/page/scenario?sandbox=${start.world}&lang=en`, {
      scenario: 'documents',
    });
    await browser.open(`/simulator/page/clock?sandbox=${loadedPage.world}&lang=en`, { by: 'P1D' });
    const { page } = await browser.open('/simulator/?lang=en');
    const [, recent = ''] = page.split('id="recent"');
    const listedWorlds = [
      ...recent.matchAll(/href="\/simulator\/situations\?sandbox=([\w-]+)[^>]* data-look="outline"/g),
    ].map(([, id]) => id);
    expect(listedWorlds).toEqual([loadedPage.world, start.world]);
    expect(recent).toContain('Documents in every state');
    expect(recent).toContain('1 change since');
    expect((await openBrowser().open('/simulator/?lang=en')).page).not.toContain(loadedPage.world);
  });

  it('the start page resumes a demonstration, even one under another host name of the machine', async () => {
    const mine = openBrowser();
    const { world } = await mine.open('/simulator/?lang=en');
    const demo = await mine.open(`/simulator/demo?sandbox=${world}&lang=en`);
    await mine.open(`/simulator/demo?sandbox=${demo.world}&stop=2&lang=en`);
    const listed = (page: string) => page.split('id="recent"')[1] ?? '';
    const { page } = await mine.open('/simulator/?lang=en');
    expect(listed(page)).toContain('Guided demo: An offer straight away');
    expect(listed(page)).toContain('stop 2 of 6');
    expect(listed(page)).toContain(`href="/simulator/demo?sandbox=${demo.world}&amp;lang=en"`);
    // Cookies belong to one host, so the other host knows only the world in the address.
    const there = await fetch(`${simulator.origin}/simulator/?sandbox=${world}&lang=en`, {
      headers: { cookie: `simulator_worlds=${world}` },
    });
    expect(listed(await there.text())).toContain('stop 2 of 6');
  });

  it('the start page redirects old URLs with filters to the new pages', async () => {
    const mine = openBrowser();
    const { world } = await mine.open('/simulator/');
    for (const [query, path] of [
      ['q=fraud', 'situations'],
      ['group=signing', 'situations'],
      ['application=1', 'situations'],
      ['log=errors', 'development'],
    ]) {
      const { url } = await mine.open(`/simulator/?sandbox=${world}&lang=pl&${query}`);
      expect(`${url.pathname}${url.search}`).toBe(`/simulator/${path}?sandbox=${world}&lang=pl&${query}`);
    }
  });

  it('the start page redirects to the development page if the start cookie selects it', async () => {
    const mine = openBrowser();
    const { world, page } = await mine.open('/simulator/?lang=en');
    expect(page).toContain('role="switch" aria-checked="false"');
    const from = `/simulator/begin?sandbox=${world}&lang=en`;
    const pageAfterSwitch = await mine.open(from, { begin: 'on', from: 'start' });
    expect(pageAfterSwitch.url.pathname).toBe('/simulator/');
    expect(pageAfterSwitch.page).toContain('role="switch" aria-checked="true"');
    const next = await mine.open('/simulator/');
    expect([next.url.pathname, next.world]).toEqual(['/simulator/development', world]);
    const startPage = await mine.open(`/simulator/?sandbox=${world}`);
    expect(startPage.url.pathname).toBe('/simulator/');
    const off = await mine.open(from, { begin: 'off', from: 'development' });
    expect(off.url.pathname).toBe('/simulator/development');
    expect((await mine.open('/simulator/')).url.pathname).toBe('/simulator/');
  });

  it('the start page opens the development page of the default sandbox if the start cookie selects it', async () => {
    const mine = openBrowser();
    await mine.open('/simulator/begin?sandbox=default', { begin: 'on', from: 'development' });
    const { url } = await mine.open('/simulator/');
    expect(`${url.pathname}${url.search}`).toBe('/simulator/development?sandbox=default');
  });

  it('the start page marks the default sandbox and links to a sandbox of the visitor', async () => {
    const { page } = await openBrowser().open('/simulator/?sandbox=default&lang=en');
    expect(page).toContain('This is the shared world');
    expect(page).toContain('<a href="/simulator/?lang=en">Go to my own world</a>');
  });
});
