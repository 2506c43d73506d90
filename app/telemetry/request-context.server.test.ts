import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { currentRequest, currentRequestNumber, inRequest } from './request-context.server';

it('what a request starts, now or later, finds the request, and what somebody reads out of its id', async () => {
  const context = { id: '0123-456789abcdef', route: '/login', apiCalls: [] };
  const found = await inRequest(context, async () => {
    await wait(1);
    return [currentRequest(), currentRequestNumber()];
  });
  expect(found).toEqual([context, '89abcdef']);
  expect(found[0]).toBe(context);
});

it('outside of a request there is none', () => {
  expect([currentRequest(), currentRequestNumber()]).toEqual([undefined, undefined]);
});
