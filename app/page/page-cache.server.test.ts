import { afterEach, expect, it, vi } from 'vitest';
import { renderCachedPage } from './page-cache.server';

afterEach(() => {
  vi.restoreAllMocks();
});

const URL = 'https://portal.example/login';

async function visit(
  data: string,
  ownValues: { nonce: string; formKey: string },
  { url = URL, error = null as unknown, thrown = null as Error | null } = {},
) {
  const dataWithKey = `${data} ${ownValues.formKey}`;
  const render = vi.fn(async () => {
    if (thrown) throw thrown;
    return { html: `${dataWithKey} ${ownValues.nonce} ${ownValues.formKey}`, error };
  });
  const page = await renderCachedPage({ url, data: dataWithKey, randomValues: ownValues, render });
  return {
    html: page.html,
    error: page.error,
    renderings: render.mock.calls.length,
  };
}

const FIRST_VALUES = { nonce: 'a+/1==', formKey: 'key-1' };
const SECOND_VALUES = { nonce: 'b+/2==', formKey: 'key-2' };

it('renderCachedPage renders once for all visitors with the same data, and inserts the values of each visitor', async () => {
  expect(await visit('once', FIRST_VALUES)).toEqual({
    html: 'once key-1 a+/1== key-1',
    error: null,
    renderings: 1,
  });
  expect(await visit('once', SECOND_VALUES)).toEqual({
    html: 'once key-2 b+/2== key-2',
    error: null,
    renderings: 0,
  });
});

it('renderCachedPage renders once for concurrent requests', async () => {
  const [first, second] = await Promise.all([
    visit('together', FIRST_VALUES),
    visit('together', SECOND_VALUES),
  ]);
  expect(first).toMatchObject({ html: 'together key-1 a+/1== key-1', error: null });
  expect(second).toMatchObject({ html: 'together key-2 b+/2== key-2', error: null });
  expect(first.renderings + second.renderings).toBe(1);
});

it('renderCachedPage renders for each waiting visitor if a part of the first rendering failed', async () => {
  const failedOutput = { error: new Error('a part is missing') };
  const pendingRenderings = [
    visit('failed together', FIRST_VALUES, failedOutput),
    visit('failed together', SECOND_VALUES, failedOutput),
  ];
  expect(await Promise.all(pendingRenderings)).toMatchObject([
    { ...failedOutput, renderings: 1 },
    { ...failedOutput, renderings: 1 },
  ]);
});

it('renderCachedPage renders for each waiting visitor if the first rendering failed', async () => {
  const first = visit('thrown', FIRST_VALUES, { thrown: new Error('the page failed') });
  const second = visit('thrown', SECOND_VALUES);
  await expect(first).rejects.toThrow('the page failed');
  expect(await second).toEqual({ html: 'thrown key-2 b+/2== key-2', error: null, renderings: 1 });
});

it('renderCachedPage renders separately for other data or another URL', async () => {
  await visit('Müller', FIRST_VALUES);
  expect(await visit('Möller', SECOND_VALUES)).toMatchObject({
    html: 'Möller key-2 b+/2== key-2',
    renderings: 1,
  });
  expect(await visit('Müller', SECOND_VALUES, { url: `${URL}?lng=fr` })).toMatchObject({ renderings: 1 });
});

it('renderCachedPage does not cache a page with a failed part', async () => {
  const failedOutput = { error: new Error('a part is missing') };
  expect(await visit('failed', FIRST_VALUES, failedOutput)).toMatchObject({ ...failedOutput, renderings: 1 });
  expect(await visit('failed', SECOND_VALUES)).toMatchObject({ error: null, renderings: 1 });
});

it('renderCachedPage renders again after a minute', async () => {
  const clock = vi.spyOn(performance, 'now');
  const cachedAt = performance.now();
  await visit('today', FIRST_VALUES);
  clock.mockReturnValue(cachedAt + 61_000);
  expect(await visit('today', SECOND_VALUES)).toMatchObject({ renderings: 1 });
});

it('renderCachedPage serves a cached page for one minute only', async () => {
  const clock = vi.spyOn(performance, 'now');
  const cachedAt = performance.now();
  clock.mockReturnValue(cachedAt);
  await visit('this minute', FIRST_VALUES);
  clock.mockReturnValue(cachedAt + 59_999);
  expect(await visit('this minute', SECOND_VALUES)).toMatchObject({ renderings: 0 });
  clock.mockReturnValue(cachedAt + 60_002);
  expect(await visit('this minute', SECOND_VALUES)).toMatchObject({ renderings: 1 });
});

it('renderCachedPage preserves characters of all alphabets', async () => {
  await visit('Łódź – Größe', FIRST_VALUES);
  expect(await visit('Łódź – Größe', SECOND_VALUES)).toEqual({
    html: 'Łódź – Größe key-2 b+/2== key-2',
    error: null,
    renderings: 0,
  });
});

it('renderCachedPage renders again after a failure', async () => {
  const thrown = new Error('the page failed');
  await expect(visit('failed once', FIRST_VALUES, { thrown })).rejects.toThrow(thrown);
  expect(await visit('failed once', SECOND_VALUES)).toMatchObject({ error: null, renderings: 1 });
});

it('renderCachedPage evicts pages when the cache is full', async () => {
  const largeText = 'x'.repeat(3_000_000);
  await visit(`1${largeText}`, FIRST_VALUES);
  await visit(`2${largeText}`, FIRST_VALUES);
  expect(await visit(`1${largeText}`, SECOND_VALUES)).toMatchObject({ renderings: 1 });
});
