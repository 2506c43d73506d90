import { afterEach, expect, it, vi } from 'vitest';
import { renderCachedPage } from './page-cache.server';

afterEach(() => {
  vi.restoreAllMocks();
});

const URL = 'https://portal.example/login';

async function visit(
  data: string,
  own: { nonce: string; formKey: string },
  { url = URL, error = null as unknown, thrown = null as Error | null } = {},
) {
  const carried = `${data} ${own.formKey}`;
  const render = vi.fn(async () => {
    if (thrown) throw thrown;
    return { html: `${carried} ${own.nonce} ${own.formKey}`, error };
  });
  const page = await renderCachedPage({ url, data: carried, randomValues: own, render });
  return {
    html: page.html,
    error: page.error,
    renderings: render.mock.calls.length,
  };
}

const FIRST = { nonce: 'a+/1==', formKey: 'key-1' };
const SECOND = { nonce: 'b+/2==', formKey: 'key-2' };

it('renderCachedPage renders once for all visitors with the same data, and inserts the values of each visitor', async () => {
  expect(await visit('once', FIRST)).toEqual({ html: 'once key-1 a+/1== key-1', error: null, renderings: 1 });
  expect(await visit('once', SECOND)).toEqual({
    html: 'once key-2 b+/2== key-2',
    error: null,
    renderings: 0,
  });
});

it('renderCachedPage renders once for concurrent requests', async () => {
  const [first, second] = await Promise.all([visit('together', FIRST), visit('together', SECOND)]);
  expect(first).toMatchObject({ html: 'together key-1 a+/1== key-1', error: null });
  expect(second).toMatchObject({ html: 'together key-2 b+/2== key-2', error: null });
  expect(first.renderings + second.renderings).toBe(1);
});

it('renderCachedPage renders for each waiting visitor if a part of the first rendering failed', async () => {
  const failed = { error: new Error('a part is missing') };
  const both = [visit('failed together', FIRST, failed), visit('failed together', SECOND, failed)];
  expect(await Promise.all(both)).toMatchObject([
    { ...failed, renderings: 1 },
    { ...failed, renderings: 1 },
  ]);
});

it('renderCachedPage renders for each waiting visitor if the first rendering failed', async () => {
  const first = visit('thrown', FIRST, { thrown: new Error('the page failed') });
  const second = visit('thrown', SECOND);
  await expect(first).rejects.toThrow('the page failed');
  expect(await second).toEqual({ html: 'thrown key-2 b+/2== key-2', error: null, renderings: 1 });
});

it('renderCachedPage renders separately for other data or another URL', async () => {
  await visit('Müller', FIRST);
  expect(await visit('Möller', SECOND)).toMatchObject({ html: 'Möller key-2 b+/2== key-2', renderings: 1 });
  expect(await visit('Müller', SECOND, { url: `${URL}?lng=fr` })).toMatchObject({ renderings: 1 });
});

it('renderCachedPage does not cache a page with a failed part', async () => {
  const failed = { error: new Error('a part is missing') };
  expect(await visit('failed', FIRST, failed)).toMatchObject({ ...failed, renderings: 1 });
  expect(await visit('failed', SECOND)).toMatchObject({ error: null, renderings: 1 });
});

it('renderCachedPage renders again after a minute', async () => {
  const clock = vi.spyOn(performance, 'now');
  const arrived = performance.now();
  await visit('today', FIRST);
  clock.mockReturnValue(arrived + 61_000);
  expect(await visit('today', SECOND)).toMatchObject({ renderings: 1 });
});

it('renderCachedPage serves a cached page for one minute only', async () => {
  const clock = vi.spyOn(performance, 'now');
  const arrived = performance.now();
  clock.mockReturnValue(arrived);
  await visit('this minute', FIRST);
  clock.mockReturnValue(arrived + 59_999);
  expect(await visit('this minute', SECOND)).toMatchObject({ renderings: 0 });
  clock.mockReturnValue(arrived + 60_002);
  expect(await visit('this minute', SECOND)).toMatchObject({ renderings: 1 });
});

it('renderCachedPage preserves characters of all alphabets', async () => {
  await visit('Łódź – Größe', FIRST);
  expect(await visit('Łódź – Größe', SECOND)).toEqual({
    html: 'Łódź – Größe key-2 b+/2== key-2',
    error: null,
    renderings: 0,
  });
});

it('renderCachedPage renders again after a failure', async () => {
  const thrown = new Error('the page failed');
  await expect(visit('failed once', FIRST, { thrown })).rejects.toThrow(thrown);
  expect(await visit('failed once', SECOND)).toMatchObject({ error: null, renderings: 1 });
});

it('renderCachedPage evicts pages when the cache is full', async () => {
  const large = 'x'.repeat(3_000_000);
  await visit(`1${large}`, FIRST);
  await visit(`2${large}`, FIRST);
  expect(await visit(`1${large}`, SECOND)).toMatchObject({ renderings: 1 });
});
