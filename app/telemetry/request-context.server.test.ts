import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { currentRequest, currentRequestNumber, inRequest } from './span.server';

it('currentRequest finds the request in all its asynchronous work, and currentRequestNumber returns the end of its id', async () => {
  const context = { id: '0123-456789abcdef', route: '/login', apiCalls: [] };
  const found = await inRequest(context, async () => {
    await wait(1);
    return [currentRequest(), currentRequestNumber()];
  });
  expect(found).toEqual([context, '89abcdef']);
  expect(found[0]).toBe(context);
});

it('currentRequest is undefined outside a request', () => {
  expect([currentRequest(), currentRequestNumber()]).toEqual([undefined, undefined]);
});
