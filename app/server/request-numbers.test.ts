import { data, redirect, type ServerBuild } from '@remix-run/node';
import { beforeEach, expect, it, vi } from 'vitest';
import { createProblemData } from '~/request/problem-data.server';
import { runInRequestContext } from '~/telemetry/span.server';
import { withRequestNumbers } from './request-numbers';

const handleError = vi.fn();
beforeEach(() => handleError.mockClear());

async function callBothHandlers(
  run: () => unknown,
  { page = true, signal = new AbortController().signal, accept = '*/*' } = {},
) {
  const module = {
    loader: async () => run(),
    action: async () => run(),
    ...(page && { default: () => null }),
  };
  const build = {
    routes: { it: { id: 'it', path: 'it', module } },
    entry: { module: { handleError } },
  } as unknown as ServerBuild;
  const { loader, action } = withRequestNumbers(build).routes.it?.module ?? {};
  const args = {
    request: new Request('http://portal.example/it', { signal, headers: { accept } }),
    params: {},
    context: {},
  };
  const context = { id: '11111111-2222-3333-4444-555566667777', route: '/it', apiCalls: [] };
  return Promise.all(
    [loader, action].map((handler) =>
      runInRequestContext(context, async () => handler?.(args)).catch((thrown: unknown) => ({ thrown })),
    ),
  );
}

const throwPage = () => {
  throw new TypeError('what nobody thought of');
};

it('SHELL-17: withRequestNumbers adds only the request number to a page’s failure', async () => {
  const page = {
    data: { messages: [], emailNotConfirmed: false, requestNumber: '66667777' },
    init: { status: 500 },
  };
  expect(await callBothHandlers(throwPage)).toMatchObject([{ thrown: page }, { thrown: page }]);
  expect(handleError.mock.calls.map(([error]) => String(error))).toEqual([
    'TypeError: what nobody thought of',
    'TypeError: what nobody thought of',
  ]);
});

it('SHELL-17: withRequestNumbers adds the request number to a refusal without a text', async () => {
  const throwRefusal = () => {
    throw new Response(null, { status: 413 });
  };
  const page = { data: { requestNumber: '66667777' }, init: { status: 413 } };
  expect(await callBothHandlers(throwRefusal)).toMatchObject([{ thrown: page }, { thrown: page }]);
  expect(handleError).not.toHaveBeenCalled();
});

it.each([
  ['an answer', () => ({ is: 'there' }), { is: 'there' }],
  ['a redirect', () => redirect('/login'), { status: 302 }],
])('withRequestNumbers passes %s through', async (_, run, answer) => {
  expect(await callBothHandlers(run)).toMatchObject([answer, answer]);
  expect(handleError).not.toHaveBeenCalled();
});

it.each([
  ['a redirect', redirect('/login')],
  ['a refusal', data({ messages: ['gone'] }, { status: 404 })],
  ['a 404 response', new Response(null, { status: 404 })],
  ['a refusal with a text', new Response('no', { status: 403 })],
])('withRequestNumbers rethrows %s', async (_, thrown) => {
  const throwError = () => {
    throw thrown;
  };
  const [loaded, sent] = await callBothHandlers(throwError);
  expect(loaded).toEqual({ thrown });
  expect(sent).toEqual({ thrown });
  expect(handleError).not.toHaveBeenCalled();
});

const throwOutage = () => {
  throw data(
    createProblemData({ messages: ['We can’t reach your data. Try again.'], emailNotConfirmed: false }),
    {
      status: 503,
    },
  );
};

it('SHELL-17: withRequestNumbers returns an error page if a customer opens a file that the portal cannot deliver', async () => {
  for (const outcome of await callBothHandlers(throwOutage, { page: false, accept: 'text/html,*/*' })) {
    const { thrown } = outcome as { thrown: Response };
    expect(thrown).toMatchObject({ status: 503 });
    expect(thrown.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(thrown.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(await thrown.text()).toContain('<h1>We can’t reach your data.</h1>');
  }
  expect(handleError).not.toHaveBeenCalled();
});

it('withRequestNumbers rethrows the error of a resource route that a script requested, without an error page', async () => {
  const problem = { thrown: { data: { messages: [expect.anything()] }, init: { status: 503 } } };
  expect(await callBothHandlers(throwOutage, { page: false })).toMatchObject([problem, problem]);
});

it('withRequestNumbers ignores errors of resource routes and disconnected clients', async () => {
  const error = { thrown: expect.any(TypeError) };
  expect(await callBothHandlers(throwPage, { page: false })).toEqual([error, error]);
  expect(await callBothHandlers(throwPage, { signal: AbortSignal.abort() })).toEqual([error, error]);
  expect(handleError).not.toHaveBeenCalled();
});
