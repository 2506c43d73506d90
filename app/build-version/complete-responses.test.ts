import { beforeEach, describe, expect, it, vi } from 'vitest';
import { requireCompleteResponses } from './complete-responses';

const BROKEN_OFF = new TypeError('network error');

beforeEach(() => vi.stubGlobal('window', { location: { href: 'http://demo.example/login' } }));

function brokenOff(): Response {
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('[')),
    pull: (controller) => controller.error(BROKEN_OFF),
  });
  return new Response(body);
}

describe('requireCompleteResponses with an incomplete response', () => {
  it.each(['/login.data', '/_root.data?index', '/__manifest?p=%2Flogin'])(
    'rejects the request of the client-side router: %s',
    async (path) => {
      await expect(requireCompleteResponses(async () => brokenOff())(path, { method: 'POST' })).rejects.toBe(
        BROKEN_OFF,
      );
    },
  );

  it('rejects the request even if the browser accepts the response', async () => {
    const headers = { 'Content-Type': 'text/x-script; charset=utf-8' };
    const cut = requireCompleteResponses(async () => new Response('[1', { headers }))('/login.data', {
      method: 'POST',
    });
    await expect(cut).rejects.toBeInstanceOf(TypeError);
  });

  it('passes the response on if the request is not from the client-side router', async () => {
    expect((await requireCompleteResponses(async () => brokenOff())('/assets/a.js')).status).toBe(200);
  });
});

it.each([
  ['has data', new Response('[1]\n', { status: 202, headers: { 'Content-Type': 'text/x-script' } }), '[1]\n'],
  ['has another type', new Response('[1]', { status: 503 }), '[1]'],
  ['has no body', new Response(null, { status: 204 }), ''],
])('requireCompleteResponses passes on a response that %s', async (_, response, text) => {
  const given = await requireCompleteResponses(async () => response)('/login.data');
  expect(given).toBe(response);
  expect(await given.text()).toBe(text);
});

it('requireCompleteResponses restores the real status of a form response that was sent as 200', async () => {
  const headers = { 'Content-Type': 'text/x-script', 'X-Portal-Status': '400' };
  const given = await requireCompleteResponses(async () => new Response('[1]\n', { headers }))('/login.data');
  expect(given.status).toBe(400);
  expect(given.headers.get('Content-Type')).toBe('text/x-script');
  expect(await given.text()).toBe('[1]\n');
});
