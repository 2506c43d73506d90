import type { Request, Response } from 'express';
import { expect, it } from 'vitest';
import { getRequestContext, runInRequestContext } from '~/telemetry/span.server';
import { queueRequests } from './request-queue';

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

function asking() {
  const queue = queueRequests();
  const startedRequests: string[] = [];
  const enqueue = (name: string, answer: Partial<Response> = { closed: false }) =>
    queue({} as Request, answer as Response, () => startedRequests.push(name));
  return { enqueue, startedRequests };
}

it('queueRequests starts one page per event-loop turn in arrival order', async () => {
  const { enqueue, startedRequests } = asking();
  for (const name of ['a', 'b', 'c']) enqueue(name);
  expect(startedRequests).toEqual([]);
  const startedSoFar = [];
  for (let turnIndex = 0; turnIndex < 3; turnIndex += 1) {
    await nextTurn();
    startedSoFar.push(startedRequests.join(''));
  }
  expect(startedSoFar).toEqual(['a', 'ab', 'abc']);
});

it('queueRequests starts a page at once if no other page waits', async () => {
  const { enqueue, startedRequests } = asking();
  enqueue('a');
  await nextTurn();
  enqueue('b');
  await nextTurn();
  expect(startedRequests).toEqual(['a', 'b']);
});

it('queueRequests starts each page in the async context of its request', async () => {
  const queue = queueRequests();
  const requestIds: (string | undefined)[] = [];
  for (const id of ['a', 'b', 'c']) {
    runInRequestContext({ id, route: '/', apiCalls: [] }, () =>
      queue({} as Request, { closed: false } as Response, () => requestIds.push(getRequestContext()?.id)),
    );
  }
  for (let turnIndex = 0; turnIndex < 3; turnIndex += 1) await nextTurn();
  expect(requestIds).toEqual(['a', 'b', 'c']);
});

it.each(['/healthz', '/readyz'])('queueRequests does not queue the probe %s', (path) => {
  const queue = queueRequests();
  const startedRequests: string[] = [];
  const enqueue = (requestPath: string) =>
    queue({ path: requestPath } as Request, { closed: false } as Response, () =>
      startedRequests.push(requestPath),
    );
  for (const requestPath of ['/login', path]) enqueue(requestPath);
  expect(startedRequests).toEqual([path]);
});

it('queueRequests skips requests of disconnected clients', async () => {
  const { enqueue, startedRequests } = asking();
  const closedResponse = { closed: false };
  enqueue('a');
  enqueue('gone', closedResponse);
  enqueue('b');
  closedResponse.closed = true;
  for (let turnIndex = 0; turnIndex < 3; turnIndex += 1) await nextTurn();
  expect(startedRequests).toEqual(['a', 'b']);
});
