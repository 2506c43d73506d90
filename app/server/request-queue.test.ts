import type { Request, Response } from 'express';
import { expect, it } from 'vitest';
import { getRequestContext, runInRequestContext } from '~/telemetry/span.server';
import { queueRequests } from './request-queue';

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

function asking() {
  const queue = queueRequests();
  const begun: string[] = [];
  const ask = (name: string, answer: Partial<Response> = { closed: false }) =>
    queue({} as Request, answer as Response, () => begun.push(name));
  return { ask, begun };
}

it('queueRequests starts one page per event-loop turn in arrival order', async () => {
  const { ask, begun } = asking();
  for (const name of ['a', 'b', 'c']) ask(name);
  expect(begun).toEqual([]);
  const seen = [];
  for (let turn = 0; turn < 3; turn += 1) {
    await nextTurn();
    seen.push(begun.join(''));
  }
  expect(seen).toEqual(['a', 'ab', 'abc']);
});

it('queueRequests starts a page at once if no other page waits', async () => {
  const { ask, begun } = asking();
  ask('a');
  await nextTurn();
  ask('b');
  await nextTurn();
  expect(begun).toEqual(['a', 'b']);
});

it('queueRequests starts each page in the async context of its request', async () => {
  const queue = queueRequests();
  const begunIn: (string | undefined)[] = [];
  for (const id of ['a', 'b', 'c']) {
    runInRequestContext({ id, route: '/', apiCalls: [] }, () =>
      queue({} as Request, { closed: false } as Response, () => begunIn.push(getRequestContext()?.id)),
    );
  }
  for (let turn = 0; turn < 3; turn += 1) await nextTurn();
  expect(begunIn).toEqual(['a', 'b', 'c']);
});

it.each(['/healthz', '/readyz'])('queueRequests does not queue the probe %s', (path) => {
  const queue = queueRequests();
  const begun: string[] = [];
  const ask = (asked: string) =>
    queue({ path: asked } as Request, { closed: false } as Response, () => begun.push(asked));
  for (const asked of ['/login', path]) ask(asked);
  expect(begun).toEqual([path]);
});

it('queueRequests skips requests of disconnected clients', async () => {
  const { ask, begun } = asking();
  const gone = { closed: false };
  ask('a');
  ask('gone', gone);
  ask('b');
  gone.closed = true;
  for (let turn = 0; turn < 3; turn += 1) await nextTurn();
  expect(begun).toEqual(['a', 'b']);
});
