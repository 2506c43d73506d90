import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { getRequestContext, getRequestNumber, runInRequestContext } from './span.server';

it('getRequestContext returns the request in all asynchronous work of the request, and getRequestNumber returns the end of the request id', async () => {
  const context = { id: '0123-456789abcdef', route: '/login', apiCalls: [] };
  const contextAndId = await runInRequestContext(context, async () => {
    await wait(1);
    return [getRequestContext(), getRequestNumber()];
  });
  expect(contextAndId).toEqual([context, '89abcdef']);
  expect(contextAndId[0]).toBe(context);
});

it('getRequestContext is undefined outside a request', () => {
  expect([getRequestContext(), getRequestNumber()]).toEqual([undefined, undefined]);
});
