import { beforeEach, describe, expect, it, vi } from 'vitest';
import { requireCompleteResponses } from './complete-responses';

const NETWORK_ERROR = new TypeError('network error');

beforeEach(() => vi.stubGlobal('window', { location: { href: 'http://demo.example/login' } }));

function createInterruptedResponse(): Response {
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('[')),
    pull: (controller) => controller.error(NETWORK_ERROR),
  });
  return new Response(body);
}

describe('requireCompleteResponses with an incomplete response', () => {
  it.each(['/login.data', '/_root.data?index', '/__manifest?p=%2Flogin'])(
    'rejects the request of the client-side router: %s',
    async (path) => {
      await expect(
        requireCompleteResponses(async () => createInterruptedResponse())(path, { method: 'POST' }),
      ).rejects.toBe(NETWORK_ERROR);
    },
  );

  it('rejects the request even if the browser accepts the response', async () => {
    const headers = { 'Content-Type': 'text/x-script; charset=utf-8' };
    const truncatedResponse = requireCompleteResponses(async () => new Response('[1', { headers }))(
      '/login.data',
      {
        method: 'POST',
      },
    );
    await expect(truncatedResponse).rejects.toBeInstanceOf(TypeError);
  });

  it('passes the response on if the request is not from the client-side router', async () => {
    expect(
      (await requireCompleteResponses(async () => createInterruptedResponse())('/assets/a.js')).status,
    ).toBe(200);
  });
});

it.each([
  ['has data', new Response('[1]\n', { status: 202, headers: { 'Content-Type': 'text/x-script' } }), '[1]\n'],
  ['has another type', new Response('[1]', { status: 503 }), '[1]'],
  ['has no body', new Response(null, { status: 204 }), ''],
])('requireCompleteResponses passes on a response that %s', async (_, response, text) => {
  const completeResponse = await requireCompleteResponses(async () => response)('/login.data');
  expect(completeResponse).toBe(response);
  expect(await completeResponse.text()).toBe(text);
});

it('requireCompleteResponses restores the real status of a form response that was sent as 200', async () => {
  const headers = { 'Content-Type': 'text/x-script', 'X-Portal-Status': '400' };
  const completeResponse = await requireCompleteResponses(async () => new Response('[1]\n', { headers }))(
    '/login.data',
  );
  expect(completeResponse.status).toBe(400);
  expect(completeResponse.headers.get('Content-Type')).toBe('text/x-script');
  expect(await completeResponse.text()).toBe('[1]\n');
});
