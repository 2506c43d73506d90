import { beforeEach, describe, expect, it, vi } from 'vitest';
import { wholeAnswers } from './whole-answers';

const BROKEN_OFF = new TypeError('network error');

beforeEach(() => vi.stubGlobal('window', { location: { href: 'http://demo.example/login' } }));

/** An answer whose connection breaks off after its first byte. */
function brokenOff(): Response {
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('[')),
    pull: (controller) => controller.error(BROKEN_OFF),
  });
  return new Response(body);
}

describe('an answer that breaks off in the middle', () => {
  it.each(['/login.data', '/_root.data?index', '/__manifest?p=%2Flogin'])(
    'fails as its request, for the router: %s',
    async (path) => {
      await expect(wholeAnswers(async () => brokenOff())(path, { method: 'POST' })).rejects.toBe(BROKEN_OFF);
    },
  );

  it('fails as its request where a browser takes it for whole', async () => {
    const headers = { 'Content-Type': 'text/x-script; charset=utf-8' };
    const cut = wholeAnswers(async () => new Response('[1', { headers }))('/login.data', { method: 'POST' });
    await expect(cut).rejects.toBeInstanceOf(TypeError);
  });

  it('is handed on with its head where the router has not asked', async () => {
    expect((await wholeAnswers(async () => brokenOff())('/assets/a.js')).status).toBe(200);
  });
});

it.each([
  ['has data', new Response('[1]\n', { status: 202, headers: { 'Content-Type': 'text/x-script' } }), '[1]\n'],
  ['has something else', new Response('[1]', { status: 503 }), '[1]'],
  ['has nothing', new Response(null, { status: 204 }), ''],
])('an answer that %s is handed on as it is, to be read', async (_, answer, text) => {
  const given = await wholeAnswers(async () => answer)('/login.data');
  expect(given).toBe(answer);
  expect(await given.text()).toBe(text);
});

it('gives the router the status of a refused form, which the browser took for a success', async () => {
  const headers = { 'Content-Type': 'text/x-script', 'X-Portal-Status': '400' };
  const given = await wholeAnswers(async () => new Response('[1]\n', { headers }))('/login.data');
  expect(given.status).toBe(400);
  expect(given.headers.get('Content-Type')).toBe('text/x-script');
  expect(await given.text()).toBe('[1]\n');
});
