import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepPrefetchedResponses } from './load-ahead';

const TAB = '/dashboard/applications/7/objects';

beforeEach(() => vi.stubGlobal('window', { location: { href: 'http://demo.example/dashboard' } }));

function open() {
  let count = 0;
  const send = vi.fn(async () => {
    count += 1;
    return new Response(`answer ${count}`);
  });
  const clock = { now: 0 };
  const ahead = keepPrefetchedResponses(send, () => clock.now);
  const read = async (...asked: Parameters<typeof fetch>) => (await ahead.fetch(...asked)).text();
  return { send, clock, read, ...ahead };
}

describe('keepPrefetchedResponses (responses requested before the user releases the link)', () => {
  it('marks its requests as prefetches, so that the server keeps content that is shown once', () => {
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

  it('returns a response only for its own address', async () => {
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
    let finish = () => {};
    send.mockImplementationOnce(
      () => new Promise((resolve) => (finish = () => resolve(new Response('saved')))),
    );
    const saved = read('/dashboard/applications/7.data', { method: 'POST' });
    request(TAB);
    finish();
    expect(await saved).toBe('saved');
    expect(await read(`${TAB}.data`)).toBe('answer 2');
  });

  it('lets the router send the request again if the prefetch failed', async () => {
    const { send, request, read } = open();
    send.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    request(TAB);
    expect(await read(`${TAB}.data`)).toBe('answer 1');
  });
});
