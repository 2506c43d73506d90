import type { EntryContext } from '@remix-run/node';
import { afterEach, expect, it, vi } from 'vitest';
import { keptPage } from './kept-page.server';

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
  const context = { serverHandoffStream: new Blob([carried]).stream() } as EntryContext;
  const render = vi.fn(async () => {
    if (thrown) throw thrown;
    const handedOn = await new Response(context.serverHandoffStream).text();
    return { html: new TextEncoder().encode(`${handedOn} ${own.nonce} ${own.formKey}`), error };
  });
  const page = await keptPage(context, { url, own, render });
  return {
    html: new TextDecoder().decode(page.html),
    error: page.error,
    renderings: render.mock.calls.length,
  };
}

const FIRST = { nonce: 'a+/1==', formKey: 'key-1' };
const SECOND = { nonce: 'b+/2==', formKey: 'key-2' };

it('is rendered once for all who get the same data, each with values of their own', async () => {
  expect(await visit('once', FIRST)).toEqual({ html: 'once key-1 a+/1== key-1', error: null, renderings: 1 });
  expect(await visit('once', SECOND)).toEqual({
    html: 'once key-2 b+/2== key-2',
    error: null,
    renderings: 0,
  });
});

it('is rendered once for all who ask while it is being rendered', async () => {
  const [first, second] = await Promise.all([visit('together', FIRST), visit('together', SECOND)]);
  expect(first).toMatchObject({ html: 'together key-1 a+/1== key-1', error: null });
  expect(second).toMatchObject({ html: 'together key-2 b+/2== key-2', error: null });
  expect(first.renderings + second.renderings).toBe(1);
});

it('is rendered for everybody who asked meanwhile where a part of it failed', async () => {
  const failed = { error: new Error('a part is missing') };
  const both = [visit('failed together', FIRST, failed), visit('failed together', SECOND, failed)];
  expect(await Promise.all(both)).toMatchObject([
    { ...failed, renderings: 1 },
    { ...failed, renderings: 1 },
  ]);
});

it('is rendered for who asked meanwhile where it fails as a whole for the first', async () => {
  const first = visit('thrown', FIRST, { thrown: new Error('the page failed') });
  const second = visit('thrown', SECOND);
  await expect(first).rejects.toThrow('the page failed');
  expect(await second).toEqual({ html: 'thrown key-2 b+/2== key-2', error: null, renderings: 1 });
});

it('is rendered for itself where its data or its address differ', async () => {
  await visit('Müller', FIRST);
  expect(await visit('Möller', SECOND)).toMatchObject({ html: 'Möller key-2 b+/2== key-2', renderings: 1 });
  expect(await visit('Müller', SECOND, { url: `${URL}?lng=fr` })).toMatchObject({ renderings: 1 });
});

it('is not kept where a part of it failed', async () => {
  const failed = { error: new Error('a part is missing') };
  expect(await visit('failed', FIRST, failed)).toMatchObject({ ...failed, renderings: 1 });
  expect(await visit('failed', SECOND)).toMatchObject({ error: null, renderings: 1 });
});

it('is rendered anew after a minute', async () => {
  const clock = vi.spyOn(performance, 'now');
  const arrived = performance.now();
  await visit('today', FIRST);
  clock.mockReturnValue(arrived + 61_000);
  expect(await visit('today', SECOND)).toMatchObject({ renderings: 1 });
});

it('is shown for a minute, and no longer', async () => {
  const clock = vi.spyOn(performance, 'now');
  const arrived = performance.now();
  clock.mockReturnValue(arrived);
  await visit('this minute', FIRST);
  clock.mockReturnValue(arrived + 59_999);
  expect(await visit('this minute', SECOND)).toMatchObject({ renderings: 0 });
  clock.mockReturnValue(arrived + 60_002);
  expect(await visit('this minute', SECOND)).toMatchObject({ renderings: 1 });
});

it('is kept as it was written, with letters of every alphabet', async () => {
  await visit('Łódź – Größe', FIRST);
  expect(await visit('Łódź – Größe', SECOND)).toEqual({
    html: 'Łódź – Größe key-2 b+/2== key-2',
    error: null,
    renderings: 0,
  });
});

it('is rendered anew by the next who asks once it has failed', async () => {
  const thrown = new Error('the page failed');
  await expect(visit('failed once', FIRST, { thrown })).rejects.toThrow(thrown);
  expect(await visit('failed once', SECOND)).toMatchObject({ error: null, renderings: 1 });
});

it('makes room for others where all that is kept is too much', async () => {
  const large = 'x'.repeat(3_000_000);
  await visit(`1${large}`, FIRST);
  await visit(`2${large}`, FIRST);
  expect(await visit(`1${large}`, SECOND)).toMatchObject({ renderings: 1 });
});
