import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepPrefetchedResponses } from './prefetched-pages';

const TAB = '/dashboard/applications/7/objects';

beforeEach(() => vi.stubGlobal('window', { location: { href: 'http://demo.example/dashboard' } }));

const answer = (text: string, status = 200) =>
  new Response(text, { status, headers: { 'X-Remix-Response': 'yes' } });

function open() {
  let count = 0;
  const send = vi.fn(async () => {
    count += 1;
    return answer(`answer ${count}`);
  });
  const clock = { now: 0 };
  const router = { navigatesTo: '' };
  const prefetching = keepPrefetchedResponses(send, {
    findDestination: (url) => (url === router.navigatesTo ? 'key of the location' : null),
    now: () => clock.now,
  });
  const read = async (...fetchArguments: Parameters<typeof fetch>) =>
    (await prefetching.fetch(...fetchArguments)).text();
  return { send, clock, router, read, ...prefetching };
}

describe('keepPrefetchedResponses (prefetched responses)', () => {
  it('marks prefetch requests by a header, so that the server keeps messages that are shown only once', () => {
    const { send, request } = open();
    request(TAB);
    expect(send).toHaveBeenCalledWith(`${TAB}.data`, { headers: { Purpose: 'prefetch' } });
  });

  it('lets the router send the request again if the server refuses the prefetch', async () => {
    const { send, request, read } = open();
    send.mockResolvedValueOnce(new Response(null, { status: 204 }));
    request(TAB);
    expect(await read(`${TAB}.data`)).toBe('answer 1');
  });

  it('returns to the router the response that was requested when the user pressed the link', async () => {
    const { send, request, read } = open();
    request(TAB);
    request(TAB);
    expect(await read(new URL(`http://demo.example${TAB}.data`))).toBe('answer 1');
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('returns each response to the router only once, so that a revalidation loads new data', async () => {
    const { request, read } = open();
    request(TAB);
    expect(await read(`${TAB}.data`)).toBe('answer 1');
    expect(await read(`${TAB}.data`)).toBe('answer 2');
  });

  it('returns a response only for the URL that was prefetched', async () => {
    const { request, read } = open();
    request(TAB);
    expect(await read(`${TAB}.data?form=new`)).toBe('answer 2');
  });

  it('drops responses after five seconds', async () => {
    const { clock, request, read } = open();
    request(TAB);
    clock.now = 5_000;
    expect(await read(`${TAB}.data`)).toBe('answer 2');
  });

  it('drops all responses when a form is sent', async () => {
    const { request, read } = open();
    request(TAB);
    await read('/dashboard/applications/7.data', { method: 'POST' });
    expect(await read(`${TAB}.data`)).toBe('answer 3');
  });

  it('drops responses that were requested while a form was being sent', async () => {
    const { send, request, read } = open();
    let finishResponse = () => {};
    send.mockImplementationOnce(
      () => new Promise((resolve) => (finishResponse = () => resolve(new Response('saved')))),
    );
    const savedResponse = read('/dashboard/applications/7.data', { method: 'POST' });
    request(TAB);
    finishResponse();
    expect(await savedResponse).toBe('saved');
    expect(await read(`${TAB}.data`)).toBe('answer 2');
  });

  it('lets the router send the request again if the prefetch failed', async () => {
    const { send, request, read } = open();
    send.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    request(TAB);
    expect(await read(`${TAB}.data`)).toBe('answer 1');
  });
});

describe('keepPrefetchedResponses (cached responses)', () => {
  async function openVisited() {
    const openedPage = open();
    await openedPage.request(TAB);
    expect(await openedPage.read(`${TAB}.data`)).toBe('answer 1');
    openedPage.router.navigatesTo = `${TAB}.data`;
    return openedPage;
  }

  it('answers a navigation with the cached response, and the revalidation with new data', async () => {
    const { router, request, read, takeShownFromCache } = await openVisited();
    await request(TAB);
    expect(await read(`${TAB}.data`)).toBe('answer 2');
    expect([takeShownFromCache('key of the location'), takeShownFromCache('key of the location')]).toEqual([
      true,
      false,
    ]);
    router.navigatesTo = '';
    expect(await read(`${TAB}.data`)).toBe('answer 2');
    expect(await read(`${TAB}.data`)).toBe('answer 3');
  });

  it('answers a navigation at once while the new data is being loaded', async () => {
    const { send, request, read, takeShownFromCache } = await openVisited();
    send.mockImplementationOnce(() => new Promise(() => {}));
    void request(TAB);
    expect(await read(`${TAB}.data`)).toBe('answer 1');
    expect(takeShownFromCache('key of the location')).toBe(true);
  });

  it('never answers a revalidation with a cached response', async () => {
    const { router, read, takeShownFromCache } = await openVisited();
    router.navigatesTo = '';
    expect(await read(`${TAB}.data`)).toBe('answer 2');
    expect(takeShownFromCache('key of the location')).toBe(false);
  });

  it('drops a cached response after the page has loaded newer data', async () => {
    const { router, read, isCached } = await openVisited();
    router.navigatesTo = '';
    await read(`${TAB}.data`);
    expect(isCached(TAB)).toBe(false);
  });

  it('drops all cached responses when a form is sent', async () => {
    const { read } = await openVisited();
    await read('/dashboard/applications/7.data', { method: 'POST' });
    expect(await read(`${TAB}.data`)).toBe('answer 3');
  });

  it('keeps cached and prefetched responses while a page checks whether the portal is reachable', async () => {
    const { send, router, request, read } = await openVisited();
    await request(TAB);
    await read('/healthz', { method: 'HEAD' });
    expect(await read(`${TAB}.data`)).toBe('answer 2');
    router.navigatesTo = '';
    expect(await read(`${TAB}.data`)).toBe('answer 2');
    expect(send).toHaveBeenCalledTimes(3);
  });

  it('drops all cached responses when a data change is reported, for example one in another tab', async () => {
    const { read, drop } = await openVisited();
    drop();
    expect(await read(`${TAB}.data`)).toBe('answer 2');
  });

  it('does not cache a response that was requested before a data change was reported', async () => {
    const { send, request, drop, isCached } = open();
    let finishResponse = () => {};
    send.mockImplementationOnce(
      () => new Promise((resolve) => (finishResponse = () => resolve(answer('before the change')))),
    );
    const requested = request(TAB);
    drop();
    finishResponse();
    await requested;
    expect(isCached(TAB)).toBe(false);
  });

  it.each([
    ['after five minutes', 5 * 60_000],
    ['after the clock of the computer was set back', -1],
  ])('drops a cached response %s', async (_, now) => {
    const { clock, read, isCached } = await openVisited();
    clock.now = now;
    expect(isCached(TAB)).toBe(false);
    expect(await read(`${TAB}.data`)).toBe('answer 2');
  });

  it('caches a response for almost five minutes since its request', async () => {
    const { clock, read } = await openVisited();
    clock.now = 5 * 60_000 - 1;
    expect(await read(`${TAB}.data`)).toBe('answer 1');
  });

  it('caches the latest twelve responses', async () => {
    const { cachePage, isCached } = open();
    const addresses = Array.from({ length: 13 }, (_, number) => `/dashboard/applications/${number}`);
    for (const address of addresses) await cachePage(address);
    expect(addresses.map(isCached)).toEqual(addresses.map((_, number) => number > 0));
  });

  it('never replaces a cached response by a response that was requested earlier', async () => {
    const { clock, send, router, cachePage, read } = open();
    let finishResponse = () => {};
    send.mockImplementationOnce(
      () => new Promise((resolve) => (finishResponse = () => resolve(answer('requested earlier')))),
    );
    const earlierLoad = cachePage(TAB);
    clock.now = 1;
    await cachePage(TAB);
    finishResponse();
    await earlierLoad;
    router.navigatesTo = `${TAB}.data`;
    expect(await read(`${TAB}.data`)).toBe('answer 1');
  });

  it('answers a revalidation with a prefetched response that is newer than the cached response', async () => {
    const { router, cachePage, request, read } = open();
    await cachePage(TAB);
    await request(TAB);
    router.navigatesTo = `${TAB}.data`;
    await read(`${TAB}.data`);
    router.navigatesTo = '';
    expect(await read(`${TAB}.data`)).toBe('answer 2');
  });

  it('reports the location that shows a cached response, and no other location', async () => {
    const { read, takeShownFromCache } = await openVisited();
    await read(`${TAB}.data`);
    expect(takeShownFromCache('key of another location')).toBe(false);
    expect(takeShownFromCache('key of the location')).toBe(true);
  });

  it.each([
    ['is refused', () => Promise.resolve(answer('', 403))],
    ['leads to the login', () => Promise.resolve(answer('', 202))],
    ['reports a failure', () => Promise.resolve(answer('', 500))],
    ['does not arrive', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('drops a cached response when a newer response %s', async (_, newerOutcome) => {
    const { send, request, isCached } = await openVisited();
    send.mockImplementationOnce(newerOutcome);
    await request(TAB);
    expect(isCached(TAB)).toBe(false);
  });

  describe.each([
    ['the session has ended', 202, false],
    ['the permission is gone', 403, false],
    ['the application is gone', 404, false],
    ['the portal fails', 500, true],
    ['a page may not be prefetched', 204, true],
  ])('after a response that %s', (_, status, isKept) => {
    it(`${isKept ? 'keeps' : 'forgets'} the responses of other tabs if the answer was prefetched`, async () => {
      const { send, request, isCached } = await openVisited();
      send.mockResolvedValueOnce(status === 204 ? new Response(null, { status }) : answer('', status));
      await request('/dashboard/applications/7');
      expect(isCached(TAB)).toBe(isKept);
    });

    it(`${isKept ? 'keeps' : 'forgets'} the responses of other tabs if the router requested the answer`, async () => {
      const { send, read, isCached } = await openVisited();
      send.mockResolvedValueOnce(status === 204 ? new Response(null, { status }) : answer('', status));
      await read('/dashboard/applications/7.data');
      expect(isCached(TAB)).toBe(isKept);
    });
  });

  it('keeps cached responses after a refused request of a third-party script, such as analytics', async () => {
    const { send, read, isCached } = await openVisited();
    send.mockResolvedValueOnce(new Response('', { status: 404 }));
    await read('https://analytics.example/collect');
    expect(isCached(TAB)).toBe(true);
  });

  it.each([
    ['refused', () => Promise.resolve(answer('', 403))],
    ['failed', () => Promise.resolve(answer('', 500))],
    ['lost', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])(
    'does not cache a response that arrives late, after a newer response was %s',
    async (_, newerOutcome) => {
      const { send, cachePage, isCached } = open();
      let finishResponse = () => {};
      send.mockImplementationOnce(
        () => new Promise((resolve) => (finishResponse = () => resolve(answer('requested earlier')))),
      );
      send.mockImplementationOnce(newerOutcome);
      const earlierLoad = cachePage(TAB);
      await cachePage(TAB);
      finishResponse();
      await earlierLoad;
      expect(isCached(TAB)).toBe(false);
    },
  );

  it('does not cache a response that arrives late, after the page has loaded newer data', async () => {
    const { send, cachePage, read, isCached } = open();
    let finishResponse = () => {};
    send.mockImplementationOnce(
      () => new Promise((resolve) => (finishResponse = () => resolve(answer('requested earlier')))),
    );
    const earlierLoad = cachePage(TAB);
    await read(`${TAB}.data`);
    finishResponse();
    await earlierLoad;
    expect(isCached(TAB)).toBe(false);
  });

  it('caches no page of another server, such as the login of a Wi-Fi network', async () => {
    const { send, request, isCached } = open();
    send.mockResolvedValueOnce(new Response('<html>Log in to the Wi-Fi</html>'));
    await request(TAB);
    expect(isCached(TAB)).toBe(false);
  });

  it.each([202, 302, 404, 500])('caches no response with status %i', async (status) => {
    const { send, request, isCached } = open();
    send.mockResolvedValueOnce(answer('', status));
    await request(TAB);
    expect(isCached(TAB)).toBe(false);
  });
});
