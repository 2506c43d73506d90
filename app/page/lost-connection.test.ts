import type { ClientActionFunctionArgs } from '@remix-run/react';
import { describe, expect, it } from 'vitest';
import { clientAction, isConnectionLost } from './lost-connection';

const sent = (serverAction: () => Promise<unknown>) => {
  const body = new URLSearchParams({ __form__: 'bank', iban: 'DE89', password: 'geheim' });
  const request = new Request('http://portal.example/bank', { method: 'POST', body });
  return clientAction({ request, serverAction } as unknown as ClientActionFunctionArgs);
};

describe('clientAction (form submission that detects a lost connection)', () => {
  it('returns a form error with status 503 if the portal is unreachable', async () => {
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

  it('returns typed values without secrets, even if the page then renders a different form', async () => {
    const answer = await sent(() => Promise.reject(new TypeError('Failed to fetch')));
    if (!(answer instanceof Response)) throw new Error('no answer of its own');
    const { result } = await answer.json();
    expect(result.initialValue).toMatchObject({ iban: 'DE89' });
    expect(JSON.stringify(result)).not.toContain('geheim');
  });

  it('returns a separate error message if the session store is unreachable', async () => {
    const storeOutage = {
      status: 503,
      statusText: '',
      internal: false,
      data: { storeOutage: { unsent: null } },
    };
    const answer = await sent(() => Promise.reject(storeOutage));
    if (!(answer instanceof Response)) throw new Error('no answer of its own');
    const body: unknown = await answer.json();
    expect(body).toMatchObject({ result: { status: 'error', error: { '': ['notKept'] } } });
    expect(isConnectionLost(body)).toBe(true);
    const otherProblem = { ...storeOutage, data: { messages: [] } };
    await expect(sent(() => Promise.reject(otherProblem))).rejects.toBe(otherProblem);
  });

  it('passes responses, redirects and refusals through', async () => {
    expect(await sent(() => Promise.resolve({ result: null }))).toEqual({ result: null });
    const redirect = new Response(null, { status: 303 });
    await expect(sent(() => Promise.reject(redirect))).rejects.toBe(redirect);
    expect(isConnectionLost({ result: null })).toBe(false);
  });
});
