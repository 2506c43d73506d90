import type { ClientActionFunctionArgs } from '@remix-run/react';
import { describe, expect, it } from 'vitest';
import { clientAction, isConnectionLost } from './lost-connection';

const sent = (serverAction: () => Promise<unknown>) => {
  const body = new URLSearchParams({ __form__: 'bank', iban: 'DE89', password: 'geheim' });
  const request = new Request('http://portal.example/bank', { method: 'POST', body });
  return clientAction({ request, serverAction } as unknown as ClientActionFunctionArgs);
};

describe('a form sent while the portal cannot be reached', () => {
  it('is answered with words for the form, and a status that loads nothing anew', async () => {
    const answer = await sent(() => Promise.reject(new TypeError('Failed to fetch')));
    if (!(answer instanceof Response)) throw new Error('no answer of its own');
    const body: unknown = await answer.json();
    expect(answer.status).toBe(503);
    expect(body).toMatchObject({
      form: 'bank',
      result: { status: 'error', error: { '': ['connectionLost'] } },
    });
    expect(isConnectionLost(body)).toBe(true);
  });

  it('is answered with what was typed, for a page that shows another form then, but for secrets', async () => {
    const answer = await sent(() => Promise.reject(new TypeError('Failed to fetch')));
    if (!(answer instanceof Response)) throw new Error('no answer of its own');
    const { result } = await answer.json();
    expect(result.initialValue).toMatchObject({ iban: 'DE89' });
    expect(JSON.stringify(result)).not.toContain('geheim');
  });

  it('is answered the same way, in other words, while the session store is out of reach', async () => {
    const unkept = { status: 503, statusText: '', internal: false, data: { storeOutage: { unsent: null } } };
    const answer = await sent(() => Promise.reject(unkept));
    if (!(answer instanceof Response)) throw new Error('no answer of its own');
    const body: unknown = await answer.json();
    expect(body).toMatchObject({ result: { status: 'error', error: { '': ['notKept'] } } });
    expect(isConnectionLost(body)).toBe(true);
    const other = { ...unkept, data: { messages: [] } };
    await expect(sent(() => Promise.reject(other))).rejects.toBe(other);
  });

  it('leaves answers, redirects and refusals alone', async () => {
    expect(await sent(() => Promise.resolve({ result: null }))).toEqual({ result: null });
    const redirect = new Response(null, { status: 303 });
    await expect(sent(() => Promise.reject(redirect))).rejects.toBe(redirect);
    expect(isConnectionLost({ result: null })).toBe(false);
  });
});
