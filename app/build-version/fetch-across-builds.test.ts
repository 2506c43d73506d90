import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchAcrossBuilds } from './fetch-across-builds';

const ROUTES = { 'routes/login': { id: 'routes/login' } };
const mismatch = () =>
  new Response(null, {
    status: 204,
    headers: { 'X-Remix-Reload-Document': 'true', 'X-Portal-Build': 'new' },
  });
const from = (build: string) => new Response('data', { headers: { 'X-Portal-Build': build } });

/** A page of the build "old", whose router goes to `to`. */
function openPage(answer: () => Response, { ownFiles = true, isMeasured = false } = {}) {
  const page = {
    build: 'old',
    isMeasured: () => isMeasured,
    to: null as string | null,
    fetch: vi.fn(async () => answer()),
    destination: () => page.to,
    leaveTo: vi.fn(),
    routesOfOwnBuild: async () => (ownFiles ? ROUTES : null),
    reload: vi.fn(() => true),
  };
  return { page, ...fetchAcrossBuilds(page) };
}

/** Whether a request is still without an answer when everything else has gone on. */
const isPending = async (answer: Promise<Response>) =>
  (await Promise.race([answer, new Promise((resolve) => setTimeout(resolve, 5, 'pending'))])) === 'pending';

beforeEach(() => vi.stubGlobal('window', { location: { href: 'http://demo.example/login' } }));

describe('a page of the build that answers', () => {
  it('reads and sends as ever', async () => {
    const { page, fetch, isOutdated } = openPage(() => from('old'));
    page.to = '/next';
    for (const path of ['/next.data', '/__manifest?p=%2Fnext']) {
      expect(await (await fetch(path)).text()).toBe('data');
    }
    expect(isOutdated()).toBe(false);
    expect(page.leaveTo).not.toHaveBeenCalled();
  });

  it('is not outdated by an answer that names no build, as a proxy in front may give', async () => {
    const { fetch, isOutdated } = openPage(() => new Response('busy', { status: 503 }));
    await fetch('/next.data');
    expect(isOutdated()).toBe(false);
  });
});

describe('D-91: a page with a third-party script', () => {
  const secret = () => new Response('data', { headers: { 'X-Portal-Own-Document': '1' } });

  it('loads an address that holds a secret as a document, and shows nothing of it', async () => {
    const { page, fetch } = openPage(secret, { isMeasured: true });
    page.to = '/user/account/reset/abc?done';
    expect(await isPending(fetch('/user/account/reset/abc.data?done'))).toBe(true);
    expect(page.leaveTo.mock.calls).toEqual([['/user/account/reset/abc?done']]);
  });

  it('loads no document for the page itself or an ordinary address', async () => {
    const { page, fetch } = openPage(secret, { isMeasured: true });
    expect(await (await fetch('/user/account/reset/abc.data')).text()).toBe('data');
    const ordinary = openPage(() => from('old'), { isMeasured: true });
    ordinary.page.to = '/register';
    expect(await (await ordinary.fetch('/register.data')).text()).toBe('data');
    expect(page.leaveTo.mock.calls.concat(ordinary.page.leaveTo.mock.calls)).toEqual([]);
  });

  it('shows a secret address without a document load if the page has no analytics', async () => {
    const { page, fetch } = openPage(secret);
    page.to = '/user/account/reset/abc';
    expect(await (await fetch('/user/account/reset/abc.data')).text()).toBe('data');
    expect(page.leaveTo).not.toHaveBeenCalled();
  });
});

describe('a page that another build has answered', () => {
  it('shows that answer, and loads the next page as a document, with its query', async () => {
    const { page, fetch, isOutdated } = openPage(() => from('new'));
    page.to = '/first';
    expect(await (await fetch('/first.data')).text()).toBe('data');
    expect(isOutdated()).toBe(true);
    page.to = '/list?sort=amount';
    expect(await isPending(fetch(new URL('http://demo.example/list.data?sort=amount')))).toBe(true);
    expect(page.leaveTo.mock.calls).toEqual([['/list?sort=amount']]);
    expect(page.fetch).toHaveBeenCalledTimes(1);
  });

  it('still sends what was typed, and reads its own page anew', async () => {
    const { page, fetch } = openPage(() => from('new'));
    await fetch('/login.data');
    page.to = '/next';
    expect((await fetch('/login.data', { method: 'POST' })).status).toBe(200);
    page.to = null;
    expect((await fetch('/login.data')).status).toBe(200);
    expect(page.leaveTo).not.toHaveBeenCalled();
  });
});

describe('a page whose routes the server does not tell', () => {
  it('takes them from its own build', async () => {
    const { fetch } = openPage(mismatch);
    expect(await (await fetch('/__manifest?p=%2Flanguage')).json()).toEqual(ROUTES);
  });

  it('loads the document of the page it is going to', async () => {
    const { page, fetch } = openPage(mismatch);
    page.to = '/list?sort=amount';
    expect(await isPending(fetch('/__manifest?p=%2Flist'))).toBe(true);
    expect(page.leaveTo.mock.calls).toEqual([['/list?sort=amount']]);
  });

  it('is loaded anew when the files of its build are gone', async () => {
    const { page, fetch } = openPage(mismatch, { ownFiles: false });
    expect(await isPending(fetch('/__manifest?p=%2Flanguage'))).toBe(true);
    expect(page.reload).toHaveBeenCalledTimes(1);
  });

  it('leaves it to Remix when that has been tried', async () => {
    const { page, fetch } = openPage(mismatch, { ownFiles: false });
    page.reload.mockReturnValue(false);
    expect((await fetch('/__manifest?p=%2Flanguage')).status).toBe(204);
  });
});

describe('a page whose routes nobody can be asked for', () => {
  const LOST = new TypeError('Failed to fetch');
  const lost = () => {
    throw LOST;
  };
  const waiting = { signal: new AbortController().signal };

  it('loads the document of the page it is going to', async () => {
    const { page, fetch } = openPage(lost);
    page.to = '/list?sort=amount';
    expect(await isPending(fetch('/__manifest?p=%2Flist', waiting))).toBe(true);
    expect(page.leaveTo.mock.calls).toEqual([['/list?sort=amount']]);
  });

  it.each([
    ['it asks ahead', '/list', {}],
    ['it asks ahead, and goes nowhere', null, undefined],
  ])('stays as it is where %s', async (_, to, init) => {
    const { page, fetch } = openPage(lost);
    page.to = to;
    expect(await isPending(fetch('/__manifest?p=%2Flist', init))).toBe(true);
    expect(page.leaveTo).not.toHaveBeenCalled();
  });

  it.each([
    ['is given up', '/__manifest?p=%2Flist', '/list', { signal: AbortSignal.abort() }],
    ['is for no navigation', '/__manifest?p=%2Flanguage', null, waiting],
    ['is for data', '/list.data', '/list', waiting],
    ['is for a file', '/assets/manifest.js', '/list', undefined],
  ])('fails where the request %s', async (_, path, to, init) => {
    const { page, fetch } = openPage(lost);
    page.to = to;
    await expect(fetch(path, init)).rejects.toBe(LOST);
    expect(page.leaveTo).not.toHaveBeenCalled();
  });
});
