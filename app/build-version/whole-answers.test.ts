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

  it('is handed on with its head where the router has not asked', async () => {
    expect((await wholeAnswers(async () => brokenOff())('/assets/a.js')).status).toBe(200);
  });
});

it.each([
  ['has a body', new Response('[1]', { status: 202 }), '[1]'],
  ['has none', new Response(null, { status: 204 }), ''],
])('an answer that %s is handed on as it is, to be read', async (_, answer, text) => {
  const given = await wholeAnswers(async () => answer)('/login.data');
  expect(given).toBe(answer);
  expect(await given.text()).toBe(text);
});
