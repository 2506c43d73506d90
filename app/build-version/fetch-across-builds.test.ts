import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchAcrossBuilds } from './fetch-across-builds';

const OWN_ROUTES = { 'routes/login': { id: 'routes/login' } };
const mismatch = () =>
  new Response(null, {
    status: 204,
    headers: { 'X-Remix-Reload-Document': 'true', 'X-Portal-Build': 'new' },
  });
const from = (build: string) => new Response('data', { headers: { 'X-Portal-Build': build } });

function openPage(answer: () => Response, { ownFiles = true, isMeasured = false } = {}) {
  const page = {
    build: 'old',
    isMeasured: () => isMeasured,
    to: null as string | null,
    fetch: vi.fn(async () => answer()),
    destination: () => page.to,
    leaveTo: vi.fn(),
    routesOfOwnBuild: async () => (ownFiles ? OWN_ROUTES : null),
    reload: vi.fn(() => true),
  };
  return { page, ...fetchAcrossBuilds(page) };
}

const isPending = async (response: Promise<Response>) =>
  (await Promise.race([response, new Promise((resolve) => setTimeout(resolve, 5, 'pending'))])) === 'pending';

beforeEach(() => vi.stubGlobal('window', { location: { href: 'http://demo.example/login' } }));

describe("fetchAcrossBuilds on a page of the server's build", () => {
  it('passes GET requests and form submissions through', async () => {
    const { page, fetch, isOutdated } = openPage(() => from('old'));
    page.to = '/next';
    for (const path of ['/next.data', '/__manifest?p=%2Fnext']) {
      expect(await (await fetch(path)).text()).toBe('data');
    }
    expect(isOutdated()).toBe(false);
    expect(page.leaveTo).not.toHaveBeenCalled();
  });

  it('does not treat a response without a build id, for example from a proxy, as another build', async () => {
    const { fetch, isOutdated } = openPage(() => new Response('busy', { status: 503 }));
    await fetch('/next.data');
    expect(isOutdated()).toBe(false);
  });
});

describe('D-91: fetchAcrossBuilds on a page with a third-party script', () => {
  const secret = () => new Response('data', { headers: { 'X-Portal-Own-Document': '1' } });

  it('loads a URL with a secret as a full document, without showing its data', async () => {
    const { page, fetch } = openPage(secret, { isMeasured: true });
    page.to = '/user/account/reset/abc?done';
    expect(await isPending(fetch('/user/account/reset/abc.data?done'))).toBe(true);
    expect(page.leaveTo.mock.calls).toEqual([['/user/account/reset/abc?done']]);
  });

  it('loads no full document for the current page or for a URL without a secret', async () => {
    const { page, fetch } = openPage(secret, { isMeasured: true });
    expect(await (await fetch('/user/account/reset/abc.data')).text()).toBe('data');
    const pageWithoutSecret = openPage(() => from('old'), { isMeasured: true });
    pageWithoutSecret.page.to = '/register';
    expect(await (await pageWithoutSecret.fetch('/register.data')).text()).toBe('data');
    expect(page.leaveTo.mock.calls.concat(pageWithoutSecret.page.leaveTo.mock.calls)).toEqual([]);
  });

  it('shows a URL with a secret without a document load if the page has no analytics', async () => {
    const { page, fetch } = openPage(secret);
    page.to = '/user/account/reset/abc';
    expect(await (await fetch('/user/account/reset/abc.data')).text()).toBe('data');
    expect(page.leaveTo).not.toHaveBeenCalled();
  });
});

describe('fetchAcrossBuilds after a response of another build', () => {
  it("shows the other build's response, and loads the next page with its query as a full document", async () => {
    const { page, fetch, isOutdated } = openPage(() => from('new'));
    page.to = '/first';
    expect(await (await fetch('/first.data')).text()).toBe('data');
    expect(isOutdated()).toBe(true);
    page.to = '/list?sort=amount';
    expect(await isPending(fetch(new URL('http://demo.example/list.data?sort=amount')))).toBe(true);
    expect(page.leaveTo.mock.calls).toEqual([['/list?sort=amount']]);
    expect(page.fetch).toHaveBeenCalledTimes(1);
  });

  it('passes form submissions and revalidations of the current page through', async () => {
    const { page, fetch } = openPage(() => from('new'));
    await fetch('/login.data');
    page.to = '/next';
    expect((await fetch('/login.data', { method: 'POST' })).status).toBe(200);
    page.to = null;
    expect((await fetch('/login.data')).status).toBe(200);
    expect(page.leaveTo).not.toHaveBeenCalled();
  });
});

describe('fetchAcrossBuilds when the server refuses a route manifest of another build', () => {
  it('requests routes with the id of its own build', async () => {
    const { fetch } = openPage(mismatch);
    expect(await (await fetch('/__manifest?p=%2Flanguage')).json()).toEqual(OWN_ROUTES);
  });

  it('loads the destination as a full document', async () => {
    const { page, fetch } = openPage(mismatch);
    page.to = '/list?sort=amount';
    expect(await isPending(fetch('/__manifest?p=%2Flist'))).toBe(true);
    expect(page.leaveTo.mock.calls).toEqual([['/list?sort=amount']]);
  });

  it("reloads the page if the files of the page's build are gone", async () => {
    const { page, fetch } = openPage(mismatch, { ownFiles: false });
    expect(await isPending(fetch('/__manifest?p=%2Flanguage'))).toBe(true);
    expect(page.reload).toHaveBeenCalledTimes(1);
  });

  it('passes the refusal on to Remix after one reload', async () => {
    const { page, fetch } = openPage(mismatch, { ownFiles: false });
    page.reload.mockReturnValue(false);
    expect((await fetch('/__manifest?p=%2Flanguage')).status).toBe(204);
  });
});

describe('fetchAcrossBuilds when a route-manifest request fails', () => {
  const CONNECTION_ERROR = new TypeError('Failed to fetch');
  const throwConnectionError = () => {
    throw CONNECTION_ERROR;
  };
  const routerRequest = { signal: new AbortController().signal };

  it('loads the destination as a full document', async () => {
    const { page, fetch } = openPage(throwConnectionError);
    page.to = '/list?sort=amount';
    expect(await isPending(fetch('/__manifest?p=%2Flist', routerRequest))).toBe(true);
    expect(page.leaveTo.mock.calls).toEqual([['/list?sort=amount']]);
  });

  it.each([
    ['routes are prefetched', '/list', {}],
    ['routes are prefetched without a navigation', null, undefined],
  ])('keeps the page if %s', async (_, to, init) => {
    const { page, fetch } = openPage(throwConnectionError);
    page.to = to;
    expect(await isPending(fetch('/__manifest?p=%2Flist', init))).toBe(true);
    expect(page.leaveTo).not.toHaveBeenCalled();
  });

  it.each([
    ['is aborted', '/__manifest?p=%2Flist', '/list', { signal: AbortSignal.abort() }],
    ['belongs to no navigation', '/__manifest?p=%2Flanguage', null, routerRequest],
    ['is for data', '/list.data', '/list', routerRequest],
    ['is for a file', '/assets/manifest.js', '/list', undefined],
  ])('rejects if the request %s', async (_, path, to, init) => {
    const { page, fetch } = openPage(throwConnectionError);
    page.to = to;
    await expect(fetch(path, init)).rejects.toBe(CONNECTION_ERROR);
    expect(page.leaveTo).not.toHaveBeenCalled();
  });
});
